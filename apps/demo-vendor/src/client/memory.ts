/** Storage that a partitioned or private frame may refuse: then it is kept for the life of the page. */
export interface Memory {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

function over(open: () => Storage): Memory {
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

/** Kept for this tab: session and round in flight. */
export const tabMemory = over(() => window.sessionStorage);
/** Kept for the visitor: sound and turbo. */
export const longMemory = over(() => window.localStorage);
