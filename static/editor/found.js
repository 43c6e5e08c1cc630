// How often the text has what is searched for, said in the panel of the search.

import { getSearchQuery, searchPanelOpen } from "@codemirror/search";
import { EditorView } from "@codemirror/view";

// Past this many, matches are not counted.
const most = 1000;

const say = (query, state) => {
  if (!query.search) return "";
  if (!query.valid) return "Not a regular expression";
  const matches = query.getCursor(state);
  let n = 0;
  while (n < most && !matches.next().done) n++;
  return n === 0 ? "No match" : n === 1 ? "1 match" : n + (n < most ? "" : " or more") + " matches";
};

export const found = EditorView.updateListener.of(({ state, startState, docChanged, view }) => {
  const query = getSearchQuery(state);
  const panel = searchPanelOpen(state) && view.dom.querySelector(".cm-search");
  if (!panel || (!docChanged && searchPanelOpen(startState) && query.eq(getSearchQuery(startState)))) return;
  let said = panel.querySelector("output");
  if (!said) panel.querySelector("[name=search]").after((said = document.createElement("output")));
  said.textContent = say(query, state);
});
