{
  const enliven = (page) => {
    const links = new Map();
    for (const p of page.querySelector("template").content.querySelectorAll("p")) links.set(p.dataset.of, p);
    const things = new Map();
    for (const e of page.querySelectorAll("[data-p]")) {
      for (const id of e.dataset.p.split(" ")) things.set(id, [...(things.get(id) || []), e]);
    }
    const why = page.querySelector(".sp-why");
    const ask = why.textContent;
    why.hidden = false;
    let lit = [];
    let pinned = "";
    const light = (id) => {
      for (const e of lit) e.classList.remove("sp-lit", "sp-exact", "sp-place");
      lit = [];
      const add = (id, name) => {
        for (const e of things.get(id) || []) {
          e.classList.add("sp-lit", name);
          lit.push(e);
        }
      };
      const link = links.get(id);
      if (link) {
        for (const other of link.dataset.lit?.split(" ") ?? []) add(other.replace("p", ""), other.endsWith("p") ? "sp-place" : "sp-lit");
        add(id, "sp-exact");
      }
      why.textContent = link?.textContent ?? ask;
    };
    const at = (e) => {
      const thing = e.target instanceof Element && e.target.closest("[data-p]");
      return thing ? thing.dataset.p.split(" ")[0] : "";
    };
    if (page.dataset.pinned) {
      light((pinned = page.dataset.pinned));
      page.querySelector(".sp-chosen").remove(); // the line above says the same now
    }
    page.addEventListener("pointerover", (e) => pinned || light(at(e)));
    page.addEventListener("pointerleave", () => pinned || light(""));
    page.addEventListener("focusin", (e) => pinned || light(at(e)));
    const pin = (e) => {
      pinned = at(e);
      light(pinned);
      for (const pane of page.querySelectorAll("pre")) {
        const first = pane.querySelector(".sp-exact, .sp-lit");
        if (first && !pane.contains(e.target)) pane.scrollTop += first.getBoundingClientRect().top - pane.getBoundingClientRect().top - pane.clientHeight / 2;
      }
    };
    page.addEventListener("click", (e) => getSelection().isCollapsed && pin(e));
    page.addEventListener("keydown", (e) => {
      if (e.key === "Escape") light((pinned = ""));
      else if (e.key === "Enter" && at(e)) pin(e);
    });
  };
  // Inside a fragment the script is that fragment's, elsewhere that of all in the document.
  const own = document.currentScript?.closest(".sp-page");
  for (const page of own ? [own] : document.querySelectorAll(".sp-page")) enliven(page);
}
