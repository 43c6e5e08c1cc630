// Vim's keys; see modal.js.

import { vim } from "@replit/codemirror-vim";

globalThis.statepoint.vim = vim;
