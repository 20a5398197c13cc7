const waiting = new Map<string, (confirmed: boolean) => void>();

/** Whether a confirmation, by its dialog's identifier, is accepted. Functions cannot stand in the store, so they wait here. */
export function answerOf(id: string): Promise<boolean> {
  return new Promise((resolve) => waiting.set(id, resolve));
}

/** Answers a confirmation; only the first answer counts. */
export function answer(id: string, confirmed: boolean): void {
  waiting.get(id)?.(confirmed);
  waiting.delete(id);
}
