/** Whether this process is about to stop and should get no new visitors. */
export interface Draining {
  readonly begun: boolean;
  /** From now on `/readyz` says no, and answers ask to close their connection, so that the next request goes elsewhere. */
  begin(): void;
}

/** A {@link Draining} that has not begun. */
export function createDraining(): Draining {
  let begun = false;
  return {
    get begun() {
      return begun;
    },
    begin() {
      begun = true;
    },
  };
}
