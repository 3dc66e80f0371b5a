// The kinds that have an editor in this folder: a module of the kind's name, found by it.

export const EDITED = ["hitori", "nonogram", "zip"];
