// What a learner did, against the step that was to be found. Pure: boards in, findings out.

const notesOf = (board) => (Array.isArray(board) ? [] : board.borders || []);

// Every place that differs: [key, value before, value after, place].
function differences(before, after, borders) {
  if (borders) {
    const state = (board) => new Map(notesOf(board).map((note) => [note.slice(0, 3).join(), note[3]]));
    const [old, fresh] = [state(before), state(after)];
    return [...new Set([...old.keys(), ...fresh.keys()])].filter((key) => old.get(key) !== fresh.get(key)).map((key) => [key, fresh.get(key)]);
  }
  const found = [];
  before.forEach((line, row) => [...line].forEach((value, column) => {
    if (after[row][column] !== value) found.push([`${row},${column}`, after[row][column]]);
  }));
  return found;
}

// Judge a board against the step: {right, wrong, elsewhere: keys; done}.
export function judge(lesson, board) {
  const borders = lesson.step.cells.some((change) => change.length === 4);
  const wanted = new Map(lesson.step.cells.map((change) => (borders ? [change.slice(0, 3).join(), change[3]] : [change.slice(0, 2).join(), change[2]])));
  const found = { right: [], wrong: [], elsewhere: [], done: false };
  for (const [key, value] of differences(lesson.board, board, borders)) {
    if (!wanted.has(key)) found.elsewhere.push(key);
    else if (wanted.get(key) === value) found.right.push(key);
    else found.wrong.push(key);
  }
  found.done = found.right.length === wanted.size && !found.wrong.length && !found.elsewhere.length;
  return found;
}

export const cellOf = (key) => key.split(",").slice(0, 2).map(Number);
