// A small database of the browser. It is on the disk when a write is done, whereas a browser may leave its local storage
// in memory for a minute: what is here outlives a browser that is killed.

const DATABASE = "cluewright";
const DRAFTS = "drafts";

/** @type {Promise<unknown>} */
let last = Promise.resolve(); // one after the other, in the order they were asked for

/** @returns {Promise<IDBDatabase>} */
const open = () => new Promise((done, fail) => {
  const asked = indexedDB.open(DATABASE, 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore(DRAFTS);
  asked.onsuccess = () => done(asked.result);
  asked.onerror = () => fail(asked.error);
});

/** @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest} act @returns {Promise<any>} */
async function use(mode, act) {
  const database = await open();
  try {
    return await new Promise((done, fail) => {
      const work = database.transaction(DRAFTS, mode);
      const asked = act(work.objectStore(DRAFTS));
      work.oncomplete = () => done(asked.result);
      work.onabort = () => fail(work.error);
    });
  } finally {
    database.close();
  }
}

/** Where there is no database, nothing is kept and nothing found. @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest} act @returns {Promise<any>} */
function inTurn(mode, act) {
  const mine = last.then(() => use(mode, act)).catch(() => null);
  last = mine;
  return mine;
}

/** @param {string} name @param {unknown} value @returns {Promise<void>} */
export const writeLasting = (name, value) => inTurn("readwrite", (store) => store.put(value, name));

/** @param {string} name @returns {Promise<any>} */
export const readLasting = (name) => inTurn("readonly", (store) => store.get(name));
