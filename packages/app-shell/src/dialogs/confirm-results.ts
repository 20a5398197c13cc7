const waiting = new Map<string, (confirmed: boolean) => void>();
const confirmed = new Set<string>();

/** Whether a confirmation, by its dialog's identifier, is accepted. Functions cannot be kept in the store, so they are kept here. */
export function confirmResult(id: string): Promise<boolean> {
  return new Promise((resolve) => waiting.set(id, resolve));
}

/** Notes that a confirmation was accepted. It is answered as its dialog closes, so that what follows does not close with it. */
export function acceptConfirm(id: string): void {
  confirmed.add(id);
}

/** Answers a confirmation whose dialog is closing; only the first answer counts. */
export function settleConfirm(id: string): void {
  waiting.get(id)?.(confirmed.delete(id));
  waiting.delete(id);
}
