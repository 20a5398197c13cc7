import './events.css';
import { prizeAt, priceText } from '../../../maths/events/price.ts';
import type { RoundView } from '../../../shared/protocol.ts';
import type { EventChoice, EventInfo, EventResult, EventBetRequest, FixtureView } from '../../../shared/events.ts';
import type { ApiProblem } from '../../api.ts';
import { el } from '../../dom.ts';
import type { GameContext } from '../../game-context.ts';
import { createTableHud, primaryButton, quietButton } from '../../hud/table-hud.ts';
import { createTickets } from '../../play/tickets.ts';
import { createBetsView } from './bets-view.ts';
import { createFixtureList } from './fixture-list.ts';
import { eventLogOf } from './event-log.ts';
import { createMatchView } from './match-view.ts';
import { createOdds } from './odds.ts';
import { createPanes } from './panes.ts';
import { isSuspended, shownPriceOf } from './price-button.ts';
import type { SelectedPick } from './price-button.ts';
import { createSlipView } from './slip-view.ts';
import { t } from './texts/texts.ts';
import { betName, eventName, fullPick, marketName } from './labels.ts';

/** Mounts the board of events. */
export async function mount(context: GameContext): Promise<string> {
  await t.load();
  const { money, session } = context;
  const info = session.game as EventInfo;
  const { kind, competitions } = info;
  context.root.dataset['kind'] = kind;
  const fixtures = new Map<string, FixtureView>();
  let ids: readonly string[] = [];
  let offset = Date.now() - performance.now();
  const now = (): number => performance.now() + offset;
  let selected: string | null = null;
  let chosen: SelectedPick | null = null;
  let notice = '';
  let placing = false;

  const open = (fixture: string): void => {
    if (!fixtures.has(fixture)) return;
    selected = fixture;
    panes.show('match');
    refresh();
  };
  const choose = (next: SelectedPick): void => {
    const same = chosen !== null && chosen.fixture === next.fixture && chosen.market === next.market && chosen.pick === next.pick;
    chosen = same ? null : next;
    notice = '';
    hud.sound.click();
    const view = fixtures.get(next.fixture);
    if (view !== undefined && !same) {
      if (selected !== next.fixture && !panes.narrow()) selected = next.fixture;
      hud.announce(t('chosen', { pick: fullPick(next.market, next.pick, view), market: marketName(next.market), price: priceText(shownPriceOf(view, next.market, next.pick) ?? 0) }));
    }
    refresh();
  };
  const list = createFixtureList(kind, competitions, info.focus, { open, choose });
  const match = createMatchView(kind, competitions, choose);
  const slip = createSlipView(money);
  const bets = createBetsView(kind, money, open);
  const side = el('div', { class: 'pane side-pane' }, el('div', { class: 'scroller', tabindex: '0', role: 'group', 'aria-label': t('panes.bets') }, slip.element, bets.element));
  const panes = createPanes({ fixtures: list.element, match: match.element, bets: side });
  const placeButton = primaryButton(t('place'), () => void place());
  const clear = (): void => {
    chosen = null;
    notice = '';
    refresh();
  };
  const step = (by: 1 | -1): void => {
    const order = list.order();
    const next = order[Math.min(order.length - 1, Math.max(0, order.indexOf(selected ?? '') + by))];
    if (next === undefined) return;
    selected = next;
    const view = fixtures.get(next);
    if (view !== undefined) hud.announce(t('versus', { home: view.home, away: view.away }));
    refresh();
  };
  const hud = createTableHud(context, {
    main: [panes.tabs, panes.element],
    mainLabel: t('main'),
    actions: [quietButton('close', t('clear'), clear), placeButton],
    oddsLabel: t('odds'),
    openOdds: createOdds(context, () => (selected === null ? undefined : fixtures.get(selected))),
    stakeChanged: () => refresh(),
    noteOf: (round) => {
      const choice = round.choice as EventChoice;
      const result = round.outcome as EventResult | null;
      return `${eventName(choice)} ${result?.score ?? ''} · ${betName(choice)}`;
    },
    keys: {
      ' ': () => void place(),
      enter: () => void place(),
      b: () => void place(),
      backspace: clear,
      j: () => step(1),
      k: () => step(-1),
      ...Object.fromEntries(Array.from({ length: 9 }, (_, index) => [String(index + 1), () => match.prices()[index]?.click()])),
    },
  });

  function refresh(): void {
    const all = ids.flatMap((id) => fixtures.get(id) ?? []);
    selected = selected !== null && fixtures.has(selected) ? selected : (firstOf(all)?.id ?? null);
    list.show({ fixtures: all, now: now(), selected, chosen });
    const shown = selected === null ? undefined : fixtures.get(selected);
    if (shown !== undefined) match.show(shown, now(), chosen, all);
    const view = chosen === null ? undefined : fixtures.get(chosen.fixture);
    if (view === undefined || view.phase === 'over' || view.phase === 'void') chosen = null;
    const price = chosen === null || view === undefined || isSuspended(view) ? null : shownPriceOf(view, chosen.market, chosen.pick);
    slip.show({ chosen, view, price, stake: hud.stake, notice });
    bets.show(fixtures, now());
    panes.count(bets.open());
    placeButton.textContent = placing ? t('placing') : price === null ? t('place') : t('placeAt', { amount: money.full(hud.stake), price: priceText(price) });
    placeButton.setAttribute('aria-disabled', String(placing || price === null));
    if (chosen !== null && view !== undefined)
      hud.ticker(notice !== '' ? notice : price === null ? t(isSuspended(view) ? 'suspended' : 'noPrice') : t('inHand', { pick: fullPick(chosen.market, chosen.pick, view), price: priceText(price), amount: money.full(prizeAt(hud.stake, price)) }));
  }

  /** The fixture that is selected first: one that accepts bets, preferably of the game's competition. */
  function firstOf(all: readonly FixtureView[]): FixtureView | undefined {
    const mine = all.filter(({ competition }) => competition === info.focus);
    const pool = mine.length > 0 ? mine : all;
    const live = pool.filter(({ phase, course }) => phase === 'live' && course.length < 70);
    const coming = pool.filter(({ phase }) => phase === 'coming');
    return (kind === 'cockfight' ? [...coming, ...live] : [...live, ...coming])[0] ?? all[0];
  }

  const refused = ({ code, price }: ApiProblem, asked: number): boolean => {
    if (code === 'PRICE_MOVED' && price !== null) notice = t('moved', { before: priceText(asked), now: priceText(price) });
    else if (code === 'SUSPENDED') notice = t('wasSuspended');
    else if (code === 'BETS_CLOSED') notice = t('wasClosed');
    else return false;
    hud.announce(notice);
    return true;
  };

  async function place(): Promise<void> {
    const view = chosen === null ? undefined : fixtures.get(chosen.fixture);
    const price = chosen === null ? null : shownPriceOf(view, chosen.market, chosen.pick);
    if (placing || chosen === null || view === undefined || price === null || isSuspended(view)) return;
    const asked: EventBetRequest = { ...chosen, price, take: slip.take };
    const { stake } = hud;
    placing = true;
    notice = '';
    refresh();
    const round = await tickets.place(stake, asked, (problem) => refused(problem, price));
    placing = false;
    if (round !== null) {
      const choice = round.choice as EventChoice;
      chosen = null;
      hud.sound.reelStop(1);
      hud.ticker(t('placed', { pick: fullPick(choice.market, choice.pick, choice), price: priceText(choice.price) }));
      hud.announce(t('betPlaced', { amount: money.full(stake), price: priceText(choice.price) }));
    }
    refresh();
  }

  let won = 0n;
  let wonAt = -Infinity;
  function tellEnd(round: RoundView): void {
    const choice = round.choice as EventChoice;
    const event = eventName(choice);
    const result = round.outcome as EventResult | null;
    const win = BigInt(round.win);
    const amount = money.full(BigInt(round.stake));
    const text =
      round.status === 'returned' ? t(round.problem === 'CALLED_OFF' ? 'returned' : 'notConfirmed', { amount })
      : win > 0n ? t('won', { amount: money.full(win), event, score: result?.score ?? '' })
      : t('lost', { event, score: result?.score ?? '' });
    hud.announce(text);
    // Bets on one event end together, so a loss does not replace the message of a win.
    const together = performance.now() - wonAt < 2500;
    if (win === 0n && together) return;
    won = together ? won + win : win;
    if (win > 0n) {
      wonAt = performance.now();
      hud.sound.win(Math.min(20, Number(win / BigInt(round.stake))));
    }
    hud.setWin(won);
    hud.ticker(text);
  }

  /** Announces new events in the selected fixture. */
  function tellNews(before: FixtureView, view: FixtureView): void {
    const news = eventLogOf(kind, view).slice(eventLogOf(kind, before).length);
    if (news.length === 0) return;
    hud.sound.scatter();
    hud.announce(news.map(({ at, text }) => `${at} ${text}`).join(', '));
  }

  const tickets = createTickets(context, {
    balance: hud.setBalance,
    showText: hud.ticker,
    round(round, fresh) {
      bets.record(round);
      if (fresh && (round.status === 'settled' || round.status === 'returned')) tellEnd(round);
      refresh();
    },
    online(on) {
      if (on && context.root.hasAttribute('data-offline')) hud.ticker(t('choosePrice'));
      context.root.toggleAttribute('data-offline', !on);
      if (!on) hud.ticker(t('offlineNow'));
    },
    board(board, receivedAt) {
      offset = board.now - receivedAt;
      ids = board.ids;
      for (const view of board.fixtures) {
        const before = fixtures.get(view.id);
        fixtures.set(view.id, view);
        if (before !== undefined && view.id === selected) tellNews(before, view);
      }
      for (const id of fixtures.keys()) if (!ids.includes(id)) fixtures.delete(id);
      refresh();
    },
  });
  hud.ticker(t('choosePrice'));
  await tickets.subscribe();
  refresh();
  // Countdowns continue between the server's events.
  setInterval(refresh, 1000);
  return t('ready', { name: info.name, balance: money.full(tickets.balance) });
}
