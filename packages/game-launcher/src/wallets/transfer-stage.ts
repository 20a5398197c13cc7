import type { ResponseOf } from '@livery/contracts';

/** What a player has at a vendor. */
export type VendorWallet = ResponseOf<'merchantWallet'>['wallets'][number];
type Transfer = VendorWallet['open'][number];

/**
 * State of the money at a vendor: in transit there, in transit home, unresolved (the vendor is being queried), at rest, or
 * unknown while the vendor does not answer.
 */
export type MoneyStage = 'going' | 'coming' | 'lookedUp' | 'there' | 'unknown';

const isOver = ({ state }: Transfer): boolean => state === 'confirmed' || state === 'failed';

/** The stage that a person should know about first: doubt before movement, movement before rest. */
export function stageOf({ open, balance, state }: VendorWallet): MoneyStage {
  const running = open.filter((transfer) => !isOver(transfer));
  if (running.some((transfer) => transfer.state === 'unknown')) return 'lookedUp';
  const [moving] = running;
  if (moving !== undefined) return moving.direction === 'in' ? 'going' : 'coming';
  return balance === null || state === 'unreachable' ? 'unknown' : 'there';
}

/** Whether nothing is at the vendor: there is nothing to bring home. */
export function isEmpty(wallet: VendorWallet): boolean {
  return stageOf(wallet) === 'there' && /^-?[0.]+$/.test(wallet.balance ?? '');
}

/** Whether something is happening that will soon be over. */
export function isMoving(wallet: VendorWallet): boolean {
  return ['going', 'coming', 'lookedUp'].includes(stageOf(wallet));
}

/** Outcome of a transfer home: there was nothing, all is home, some is in transit or unresolved, or some failed. */
export type SweepOutcome = 'nothing' | 'home' | 'moving' | 'leftBehind';

/** Sums up the answer of a sweep; what is worst is said. */
export function outcomeOf({ transfers, unreachable }: ResponseOf<'sweepHome'>): SweepOutcome {
  if (unreachable.length > 0 || transfers.some(({ state }) => state === 'failed')) return 'leftBehind';
  if (transfers.some((transfer) => !isOver(transfer))) return 'moving';
  return transfers.length === 0 ? 'nothing' : 'home';
}
