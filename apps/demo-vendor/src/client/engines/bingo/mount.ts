import './bingo.css';
import { bingoPrize, PATTERNS } from '../../../maths/bingo.ts';
import { callCountAfter, MAX_CARDS } from '../../../shared/bingo.ts';
import type { BingoChoice, BingoOutcome, BingoResult } from '../../../shared/bingo.ts';
import type { RoundView } from '../../../shared/protocol.ts';
import type { TableState } from '../../../shared/table.ts';
import { el } from '../../dom.ts';
import type { GameContext } from '../../game-context.ts';
import { createTableHud, primaryButton } from '../../hud/table-hud.ts';
import { createTableClock } from '../../play/table-clock.ts';
import { createTickets } from '../../play/tickets.ts';
import { createCallBoard } from './call-board.ts';
import { createCardView, patternMap, patternName } from './card-view.ts';
import type { CardView } from './card-view.ts';
import { createOdds } from './odds.ts';
import { t } from './texts/texts.ts';

/** Mounts the bingo game. */
export async function mount(context: GameContext): Promise<string> {
  await t.load();
  const { money, session } = context;
  const caller = createCallBoard();
  const cardList = el('div', { class: 'bingo-cards' });
  const prizes = el('ul', { class: 'bingo-prizes', 'aria-label': t('prizes') });
  const counts = Array.from({ length: MAX_CARDS }, (_, index) => el('button', { type: 'button', class: 'count-button', 'aria-pressed': 'false' }, String(index + 1)));
  const rounds = new Map<string, RoundView>();
  const views: CardView[] = [];
  let wanted = 1;
  let buying = false;
  let called = -1;

  const openOdds = createOdds(context, () => clock.state);
  const buyButton = primaryButton('', () => void buy());
  const showPrizes = (): void =>
    prizes.replaceChildren(...PATTERNS.map((pattern) => el('li', {}, patternMap(pattern), el('span', {}, patternName(pattern.id)), el('b', {}, money.full(bingoPrize(hud.stake, [pattern]))))));
  const choose = (count: number): void => {
    wanted = count;
    hud.sound.click();
    refresh();
  };
  counts.forEach((button, index) => button.addEventListener('click', () => choose(index + 1)));
  const hud = createTableHud(context, {
    main: [caller.element, el('div', { class: 'card-side' }, cardList, prizes)],
    mainLabel: t('main'),
    actions: [el('div', { class: 'counts', role: 'group', 'aria-label': t('cards') }, ...counts), buyButton],
    oddsLabel: t('odds'),
    openOdds,
    stakeLabel: t('price'),
    stakeChanged: () => {
      showPrizes();
      refresh();
    },
    noteOf: (round) => (round.outcome as BingoOutcome | null)?.patterns.map((names) => names.at(-1)).flatMap((id) => (id === undefined ? [] : patternName(id))).join(', ') ?? null,
    keys: { ' ': () => void buy(), enter: () => void buy(), ...Object.fromEntries(counts.map((_, index) => [String(index + 1), () => choose(index + 1)])) },
  });

  const owned = (): number => views.length;
  const isOpen = (): boolean => clock.state?.phase === 'betting' && clock.left() > 300;
  const paid = (): bigint => [...rounds.values()].reduce((sum, { stake }) => sum + BigInt(stake), 0n);
  const won = (): bigint => [...rounds.values()].reduce((sum, { win }) => sum + BigInt(win), 0n);

  function refresh(): void {
    const room = MAX_CARDS - owned();
    wanted = Math.max(1, Math.min(wanted, room));
    counts.forEach((button, index) => {
      button.setAttribute('aria-pressed', String(index + 1 === wanted && room > 0));
      button.disabled = index + 1 > room;
    });
    const can = isOpen() && room > 0 && !buying;
    buyButton.textContent = room > 0 ? t('buy', { count: wanted, amount: money.full(hud.stake * BigInt(wanted)) }) : t('noMore');
    buyButton.setAttribute('aria-disabled', String(!can));
    cardList.dataset['count'] = String(owned());
    prizes.toggleAttribute('data-small', owned() > 0);
    if (clock.state?.phase === 'betting') hud.ticker(owned() > 0 ? t('bought', { count: owned(), amount: money.full(paid()) }) : t('chooseCards'));
  }

  async function buy(): Promise<void> {
    if (!isOpen() || buying || owned() >= MAX_CARDS) return;
    buying = true;
    refresh();
    const round = await tickets.place(hud.stake * BigInt(wanted), { count: wanted });
    buying = false;
    if (round !== null) {
      hud.sound.reelStop(2);
      hud.announce(t('bought', { count: owned(), amount: money.full(paid()) }));
    }
    refresh();
  }

  function layCards(): void {
    views.splice(0);
    for (const { choice } of rounds.values()) for (const card of (choice as BingoChoice).cards) views.push(createCardView(card, views.length + 1));
    cardList.replaceChildren(...views.map(({ element }) => element));
  }

  /** Shows the balls that have been called so far. */
  function call(state: TableState<BingoResult>): void {
    const balls = state.result?.balls ?? [];
    const count = state.phase === 'reveal' ? callCountAfter(clock.elapsed(), balls.length) : balls.length;
    if (count === called) return;
    const late = called < 0;
    called = count;
    const heard = balls.slice(0, count);
    caller.showCalls(heard);
    if (!late) hud.sound.reelStop(count % 5);
    const set = new Set(heard);
    views.forEach((view, index) => {
      const best = view.mark(set).at(-1);
      if (best === undefined || late) return;
      const text = t('has', { card: index + 1, pattern: patternName(best.id) });
      hud.ticker(text);
      hud.announce(text);
      hud.sound.scatter();
    });
  }

  const clock = createTableClock((left, phase) => {
    if (phase === 'betting') caller.showCountdown(t('sale'), String(left));
    else if (phase === 'closing') caller.showCountdown(t('closed'), '');
  });
  setInterval(() => {
    if (clock.state?.phase === 'reveal') call(clock.state as TableState<BingoResult>);
  }, 120);

  function finish(): void {
    if (rounds.size === 0) return hud.ticker(t('over'));
    const text = won() > 0n ? t('won', { amount: money.full(won()) }) : t('lost');
    hud.setWin(won());
    hud.ticker(text);
    hud.announce(text);
    if (won() > 0n) hud.sound.win(Number(won() / (paid() || 1n)));
  }

  const tickets = createTickets(context, {
    balance: hud.setBalance,
    showText: hud.ticker,
    online(on) {
      context.root.toggleAttribute('data-offline', !on);
      if (!on) hud.ticker(t('offlineNow'));
    },
    round(round, fresh) {
      if (round.tableRound !== clock.state?.number) return;
      const gone = round.status === 'returned' || round.status === 'refused';
      const known = rounds.has(round.roundId);
      if (gone) {
        rounds.delete(round.roundId);
        if (fresh) hud.ticker(t('returned'));
      } else if (round.status !== 'pending') rounds.set(round.roundId, round);
      if (gone || (!known && rounds.has(round.roundId))) layCards();
      if (clock.state.phase === 'reveal' && !known) called = -1;
      if (clock.state.phase === 'pause') {
        called = -1;
        call(clock.state as TableState<BingoResult>);
        finish();
      }
      refresh();
    },
    table(next, receivedAt) {
      const state = next as TableState<BingoResult>;
      const before = clock.state?.number;
      clock.sync(state, receivedAt);
      if (before !== state.number) {
        rounds.clear();
        layCards();
        called = -1;
        hud.setWin(0n);
      }
      caller.players(t('players', { count: Math.max(1, state.players) }));
      if (state.phase === 'closing') {
        hud.ticker(t('closed'));
        hud.announce(t('closed'));
      } else if (state.phase === 'reveal') {
        hud.ticker(owned() > 0 ? t('bought', { count: owned(), amount: money.full(paid()) }) : t('watching'));
        call(state);
      } else if (state.phase === 'pause') {
        call(state);
        finish();
      }
      refresh();
    },
  });
  showPrizes();
  await tickets.subscribe();
  refresh();
  return t('ready', { name: session.game.name, balance: money.full(tickets.balance) });
}
