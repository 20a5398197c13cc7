import { prizeAt, priceText } from '../../../maths/events/price.ts';
import type { SportKind } from '../../../maths/events/sport.ts';
import type { RoundStatus, RoundView } from '../../../shared/protocol.ts';
import type { EventChoice, EventResult, FixtureView } from '../../../shared/events.ts';
import { el } from '../../dom.ts';
import type { MoneyFormat } from '../../money.ts';
import { t } from './texts/texts.ts';
import { countdown, eventName, fullPick, marketName, scoreOf } from './labels.ts';

/** The player's bets, open ones first, with their sums. */
export interface BetsView {
  readonly element: HTMLElement;
  record(round: RoundView): void;
  /** Updates the scores of open bets. */
  show(fixtures: ReadonlyMap<string, FixtureView>, now: number): void;
  /** The number of open bets. */
  open(): number;
}

const OPEN: ReadonlySet<RoundStatus> = new Set(['pending', 'running', 'settling']);

/** The status of a bet, with settled ones divided into won and lost. */
export function betStatusOf({ status, win }: RoundView): 'pending' | 'running' | 'settling' | 'won' | 'lost' | 'returned' | 'refused' {
  if (status !== 'settled') return status;
  return BigInt(win) > 0n ? 'won' : 'lost';
}

/** Creates the list of bets. `open` is called with the fixture of a selected bet. */
export function createBetsView(kind: SportKind, money: MoneyFormat, open: (fixture: string) => void): BetsView {
  const rounds = new Map<string, RoundView>();
  const live = new Map<string, HTMLElement>();
  const figures = [el('dd', {}), el('dd', {}), el('dd', {})] as const;
  const list = el('ul', { class: 'bets' });
  const empty = el('p', { class: 'none' }, t('bets.empty'));
  const sum = el('dl', { class: 'cash' }, ...(['open', 'could', 'net'] as const).map((id, index) => el('div', {}, el('dt', {}, t(`bets.${id}`)), figures[index])));

  function ticket(round: RoundView): HTMLElement {
    const choice = round.choice as EventChoice;
    const result = round.outcome as EventResult | null;
    const fate = betStatusOf(round);
    const stake = BigInt(round.stake);
    const stands = el('span', { class: 'bet-score' }, result?.score ?? '');
    if (OPEN.has(round.status)) live.set(round.roundId, stands);
    const amount = fate === 'won' ? `+${money.full(BigInt(round.win))}` : fate === 'lost' ? `−${money.full(stake)}` : fate === 'returned' ? money.full(stake) : t('bets.pays', { amount: money.full(prizeAt(stake, choice.price)) });
    const event = el('button', { type: 'button', class: 'bet-event' }, eventName(choice));
    event.addEventListener('click', () => open(choice.fixture));
    return el('li', { class: 'bet', 'data-status': fate },
      el('span', { class: 'bet-fate' }, t(`bets.status.${fate}`)),
      el('b', { class: 'bet-amount' }, amount),
      el('b', { class: 'bet-pick' }, fullPick(choice.market, choice.pick, choice), ' ', el('span', { class: 'bet-price' }, priceText(choice.price))),
      el('span', { class: 'bet-market' }, marketName(choice.market)),
      event, stands,
      el('small', { class: 'bet-stake' }, [t('bets.stake', { amount: money.full(stake) }), choice.at === null ? '' : t('bets.at', { score: choice.at })].filter(Boolean).join(' · ')));
  }

  function draw(): void {
    live.clear();
    const all = [...rounds.values()].sort((a, b) => Number(OPEN.has(b.status)) - Number(OPEN.has(a.status)) || b.playedAt - a.playedAt);
    list.replaceChildren(...all.map(ticket));
    empty.hidden = all.length > 0;
    sum.hidden = all.length === 0;
    let [staked, could, net] = [0n, 0n, 0n];
    for (const round of all) {
      const stake = BigInt(round.stake);
      if (round.status === 'running') [staked, could] = [staked + stake, could + prizeAt(stake, (round.choice as EventChoice).price)];
      if (round.status === 'settled') net += BigInt(round.win) - stake;
    }
    figures[0].textContent = money.full(staked);
    figures[1].textContent = money.full(could);
    figures[2].textContent = net > 0n ? `+${money.full(net)}` : net < 0n ? `−${money.full(-net)}` : money.full(0n);
    figures[2].dataset['sign'] = net > 0n ? 'gain' : net < 0n ? 'loss' : 'even';
  }

  draw();
  return {
    element: el('section', { class: 'my-bets', 'aria-label': t('bets.title') }, el('h2', {}, t('bets.title')), sum, empty, list),
    open: () => [...rounds.values()].filter(({ status }) => status === 'running').length,
    record(round) {
      if (round.status === 'refused') rounds.delete(round.roundId);
      else rounds.set(round.roundId, round);
      draw();
    },
    show(fixtures, now) {
      for (const [roundId, place] of live) {
        const view = fixtures.get((rounds.get(roundId)?.choice as EventChoice | undefined)?.fixture ?? '');
        const score = view === undefined ? null : scoreOf(kind, view);
        const text = view === undefined ? '' : score === null ? countdown(view.startsAt - now) : score.join('–');
        if (place.textContent !== text) place.textContent = text;
      }
    },
  };
}
