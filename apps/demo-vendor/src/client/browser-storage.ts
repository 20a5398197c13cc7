/** Key–value storage, in memory when the browser denies storage to the frame. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

function storageOr(open: () => Storage): KeyValueStorage {
  const spare = new Map<string, string>();
  let storage: Storage | null = null;
  try {
    storage = open();
    storage.setItem('livery:probe', '1');
    storage.removeItem('livery:probe');
  } catch {
    storage = null;
  }
  return {
    get: (key) => (storage ? storage.getItem(key) : (spare.get(key) ?? null)),
    set: (key, value) => void (storage ? storage.setItem(key, value) : spare.set(key, value)),
    remove: (key) => void (storage ? storage.removeItem(key) : spare.delete(key)),
  };
}

/** Storage of this tab, for the session and the pending round. */
export const tabStorage = storageOr(() => window.sessionStorage);
/** Storage across visits, for preferences. */
export const persistentStorage = storageOr(() => window.localStorage);
