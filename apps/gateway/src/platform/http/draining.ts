/** Whether this process is about to stop and should get no new visitors. */
export interface Draining {
  readonly isDraining: boolean;
  /** From now on `/readyz` says no, and answers ask to close their connection, so that the next request goes elsewhere. */
  begin(): void;
}

/** A {@link Draining} that has not started. */
export function createDraining(): Draining {
  let isDraining = false;
  return {
    get isDraining() {
      return isDraining;
    },
    begin() {
      isDraining = true;
    },
  };
}
