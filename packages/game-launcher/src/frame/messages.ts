/** Messages from a game to the page around it. Amounts are whole minor units as digits. */
export type GameMessage =
  | { readonly event: 'ready' }
  | { readonly event: 'round-started'; readonly stake: string }
  | { readonly event: 'round-ended'; readonly win: string }
  | { readonly event: 'balance-changed' }
  | { readonly event: 'session-lost' }
  | { readonly event: 'error' }
  | { readonly event: 'request-exit' };

const minorUnits = (value: unknown): string | undefined => {
  const digits = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  return typeof digits === 'string' && /^\d{1,18}$/.test(digits) ? digits : undefined;
};

/** Parses a message of a game; undefined for anything else. The caller has checked the origin. */
export function readGameMessage(data: unknown): GameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'livery-game' || !('event' in data)) return undefined;
  const { event } = data;
  if (event === 'round-started') {
    const stake = minorUnits('stake' in data ? data.stake : undefined);
    return stake === undefined ? undefined : { event, stake };
  }
  if (event === 'round-ended') {
    const win = minorUnits('win' in data ? data.win : undefined);
    return win === undefined ? undefined : { event, win };
  }
  if (event === 'ready' || event === 'balance-changed' || event === 'session-lost' || event === 'error' || event === 'request-exit') return { event };
  return undefined;
}
