import type { TicketModel } from '../../../maths/ticket.ts';
import type { DrawChoice } from '../../../shared/draws.ts';
import type { RoundView } from '../../../shared/protocol.ts';
import { el } from '../../dom.ts';
import type { MoneyFormat } from '../../money.ts';
import { symbolNames } from '../ticket/symbols.ts';
import { t } from './texts/texts.ts';

/** The list of the player's bets on the draws. */
export interface BetsView {
  readonly element: HTMLElement;
  /** Shows the bets, newest first. */
  show(rounds: readonly RoundView[]): void;
}

/** Creates a {@link BetsView}. */
export function createBetsView(model: TicketModel, money: MoneyFormat): BetsView {
  const list = el('ul', { class: 'draw-bets' });
  const none = el('p', { class: 'draw-none' }, t('none'));
  const stateOf = ({ status, win }: RoundView): readonly [state: string, text: string] => {
    if (status === 'returned') return ['returned', t('state.returned')];
    if (status === 'running' || status === 'pending') return ['running', t('state.running')];
    return BigInt(win) > 0n ? ['won', t('state.won', { amount: money.full(BigInt(win)) })] : ['lost', t('state.lost')];
  };
  const row = (round: RoundView): HTMLElement => {
    const { issue, numbers } = round.choice as DrawChoice;
    const [state, text] = stateOf(round);
    return el('li', { class: 'draw-bet', 'data-status': state }, el('span', { class: 'draw-bet-issue' }, issue), el('b', {}, symbolNames(model, numbers)), el('span', { class: 'draw-bet-stake' }, money.full(BigInt(round.stake))), el('span', { class: 'draw-bet-state' }, text));
  };
  return {
    element: el('div', { class: 'draw-bets-box' }, el('h2', {}, t('bets')), none, el('div', { class: 'draw-scroll', tabindex: '0', role: 'region', 'aria-label': t('bets') }, list)),
    show(rounds) {
      none.hidden = rounds.length > 0;
      list.replaceChildren(...rounds.map(row));
    },
  };
}
