export default {
  title: "A document",
  url: "https://document.example",
  baseUrl: "/book/",
  // The line for the element.
  scripts: [{ src: "https://explorer.example/embed.js", async: true }],
  presets: [["classic", { docs: { routeBasePath: "/", sidebarPath: false }, blog: false, theme: {} }]],
};
