import type { ResponseOf } from '@livery/contracts';
import type { PlainTextKey } from '@livery/i18n';
import type { NoticeTone, Tone } from '@livery/ui-kit';

/** A movement between the wallet and a vendor. */
export type Transfer = ResponseOf<'walletTransfer'>['transfer'];
type State = Transfer['state'];

/** Whether a transfer has ended, one way or the other. */
export const isOver = ({ state }: Pick<Transfer, 'state'>): boolean => state === 'confirmed' || state === 'failed';

const tags: Readonly<Record<State, { readonly tone: Tone; readonly key: PlainTextKey<'member'> }>> = {
  requested: { tone: 'info', key: 'funds.state.requested' },
  debited: { tone: 'info', key: 'funds.state.debited' },
  sent: { tone: 'info', key: 'funds.state.sent' },
  unknown: { tone: 'warning', key: 'funds.state.unknown' },
  confirmed: { tone: 'success', key: 'funds.state.confirmed' },
  failed: { tone: 'neutral', key: 'funds.state.failed' },
};

/** The name of a state, with its tone. */
export const stateTag = (state: State) => tags[state];

/** What has happened to a transfer and what happens next, in a sentence with `amount` and `vendor`. */
export function nextWords({ state, direction }: Pick<Transfer, 'state' | 'direction'>) {
  const goesIn = direction === 'in';
  if (state === 'confirmed') return goesIn ? 'funds.next.arrived' : 'funds.next.home';
  if (state === 'failed') return goesIn ? 'funds.next.notTaken' : 'funds.next.notSent';
  if (state === 'unknown') return goesIn ? 'funds.next.unknownIn' : 'funds.next.unknownOut';
  return goesIn ? 'funds.next.going' : 'funds.next.coming';
}

/** How the outcome of a transfer is told. */
export function noticeTone({ state }: Pick<Transfer, 'state'>): NoticeTone {
  if (state === 'confirmed') return 'success';
  return state === 'failed' || state === 'unknown' ? 'warning' : 'info';
}

/** Outcome of bringing money home: nothing was there, all is home, some is under way, or some stayed. */
export type HomeOutcome = 'nothing' | 'home' | 'moving' | 'leftBehind';

/** Sums up the answer of a sweep; what is worst is said. */
export function homeOutcome({ transfers, unreachable }: ResponseOf<'sweepHome'>): HomeOutcome {
  if (unreachable.length > 0 || transfers.some(({ state }) => state === 'failed')) return 'leftBehind';
  if (transfers.some((transfer) => !isOver(transfer))) return 'moving';
  return transfers.length === 0 ? 'nothing' : 'home';
}
