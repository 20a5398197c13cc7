import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import { StatusTag } from '@livery/ui-kit';
import type { Tone } from '@livery/ui-kit';

/** A row of the betting record. */
export type BetRecord = ResponseOf<'betRecords'>['records'][number];
export type BetState = BetRecord['state'];

const states = {
  placed: { tone: 'info', text: 'bets.state.placed' },
  accepted: { tone: 'info', text: 'bets.state.accepted' },
  running: { tone: 'warning', text: 'bets.state.running' },
  settled: { tone: 'success', text: 'bets.state.settled' },
  voided: { tone: 'neutral', text: 'bets.state.voided' },
} as const satisfies Record<BetState, { readonly tone: Tone; readonly text: PlainTextKey<'member'> }>;

/** The states in the order of a bet's life. */
export const betStates = Object.keys(states) as BetState[];

export const stateText = (state: BetState) => states[state].text;

/** Whether a state never changes again. */
export const isFinal = (state: BetState) => state === 'settled' || state === 'voided';

export function BetStateTag({ state }: { readonly state: BetState }) {
  const t = useText('member');
  return <StatusTag tone={states[state].tone}>{t(stateText(state))}</StatusTag>;
}
