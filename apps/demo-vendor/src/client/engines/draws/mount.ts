import '../ticket/ticket.css';
import './draws.css';
import { drawModelOf } from '../../../maths/draws.ts';
import { isOrdered, ticketHits, ticketPrize } from '../../../maths/ticket.ts';
import type { DrawChoice, DrawOutcome, DrawsInfo } from '../../../shared/draws.ts';
import type { RoundView } from '../../../shared/protocol.ts';
import { el } from '../../dom.ts';
import type { GameContext } from '../../game-context.ts';
import { createTableHud, primaryButton, quietButton } from '../../hud/table-hud.ts';
import { createTickets } from '../../play/tickets.ts';
import { createChoice } from '../ticket/choice.ts';
import { keysOf } from '../ticket/keys.ts';
import { litPlaces, prizeRows } from '../ticket/prizes.ts';
import { lookOf, symbolNames } from '../ticket/symbols.ts';
import { t as ticketText } from '../ticket/texts/texts.ts';
import { createTicketView } from '../ticket/ticket-view.ts';
import { createTray } from '../ticket/tray.ts';
import { createBetsView } from './bets-view.ts';
import { createDrawClock, durationText } from './draw-clock.ts';
import { createOdds } from './odds.ts';
import { t } from './texts/texts.ts';

/** Mounts a lottery with scheduled draws. */
export async function mount(context: GameContext): Promise<string> {
  await Promise.all([ticketText.load(), t.load()]);
  const { money, session, root } = context;
  const { board, vendor } = session.game as DrawsInfo;
  const model = drawModelOf(board);
  const ordered = isOrdered(model);
  root.dataset['vendor'] = vendor;
  root.dataset['look'] = lookOf(model);
  const choice = createChoice(model);
  const clock = createDrawClock();
  const rounds = new Map<string, RoundView>();
  let placing = false;

  const tray = createTray(model);
  const countdown = el('p', { class: 'draw-countdown' });
  const ticket = createTicketView(model, (symbol) => press(symbol));
  const prizes = el('ul', { class: 'ticket-prizes', 'aria-label': ticketText('prizes') });
  const bets = createBetsView(model, money);
  tray.element.prepend(countdown);
  const openOdds = createOdds(context, model, () => ({ chosen: choice.symbols.length || model.quick, draws: clock.state }));
  const betButton = primaryButton('', () => void place());
  const hud = createTableHud(context, {
    main: [tray.element, ticket.element, el('div', { class: 'draw-side' }, prizes, bets.element)],
    mainLabel: t('main'),
    actions: [quietButton('close', ticketText('clear'), () => clear()), betButton, quietButton('spin', ticketText('quick'), () => quickPick())],
    oddsLabel: ticketText('odds'),
    openOdds,
    stakeChanged: () => refresh(),
    noteOf: (round) => {
      const { issue, numbers } = round.choice as DrawChoice;
      return `${issue} · ${symbolNames(model, numbers)}`;
    },
    keys: { ' ': () => void place(), enter: () => void place(), backspace: () => removeLast(), q: () => quickPick(), ...keysOf(model, press, quickPick) },
  });

  function refresh(): void {
    const count = choice.symbols.length;
    ticket.show(choice.symbols);
    betButton.textContent = t('bet', { amount: money.full(hud.stake) });
    betButton.setAttribute('aria-disabled', String(placing || count === 0));
    prizes.toggleAttribute('data-faint', count === 0);
    prizes.replaceChildren(...prizeRows(model, count).map(([chosen, hits]) => el('li', { 'data-current': ordered && chosen === count }, el('span', {}, ticketText('hits', { count: hits })), el('b', {}, money.full(ticketPrize(model, hud.stake, chosen, hits))))));
  }
  /** Shows the time left until bets close, or while they are closed until the draw. */
  function tick(): void {
    const { state } = clock;
    if (state === null) return;
    const { open } = state;
    countdown.textContent = t('betOn', { issue: open.issue, left: durationText(clock.until(open.closesAt)) });
    countdown.toggleAttribute('data-soon', clock.until(open.closesAt) < 10_000);
  }
  setInterval(tick, 250);

  function say(text: string): void {
    hud.ticker(text);
    hud.announce(text);
  }
  function changed(): void {
    hud.sound.click();
    const count = choice.symbols.length;
    const ask = ticketText('choose', { count: model.pays.length });
    hud.ticker(count === 0 ? ask : ticketText('chosenAre', { numbers: symbolNames(model, choice.symbols) }));
    hud.announce(count === 0 ? ask : ticketText('chosenAre', { numbers: symbolNames(model, choice.symbols) }));
    refresh();
  }
  function press(symbol: number): void {
    if (choice.press(symbol)) changed();
    else say(ticketText('most', { count: model.pays.length }));
  }
  function quickPick(count = choice.symbols.length || model.quick): void {
    choice.quickPick(count);
    changed();
  }
  function removeLast(): void {
    if (choice.removeLast()) changed();
  }
  function clear(): void {
    if (choice.set([])) changed();
  }

  async function place(): Promise<void> {
    const { state } = clock;
    if (placing || state === null) return;
    if (choice.symbols.length === 0) return say(ticketText('choose', { count: model.pays.length }));
    placing = true;
    refresh();
    const asked: DrawChoice = { numbers: choice.symbols, issue: state.open.issue };
    const round = await tickets.place(hud.stake, asked, (problem) => {
      if (problem.code !== 'BETS_CLOSED') return false;
      say(t('closedNow'));
      return true;
    });
    placing = false;
    if (round !== null) {
      hud.sound.reelStop(2);
      say(t('placed', { issue: asked.issue, numbers: symbolNames(model, asked.numbers), amount: money.full(BigInt(round.stake)) }));
    }
    refresh();
  }

  const showBets = (): void => bets.show([...rounds.values()].toSorted((a, b) => b.playedAt - a.playedAt));
  const tickets = createTickets(context, {
    balance: hud.setBalance,
    showText: hud.ticker,
    online(on) {
      root.toggleAttribute('data-offline', !on);
      if (!on) hud.ticker(t('offlineNow'));
    },
    round(round, fresh) {
      if (round.status === 'refused') return;
      rounds.set(round.roundId, round);
      showBets();
      const { issue } = round.choice as DrawChoice;
      if (!fresh) return;
      if (round.status === 'returned') say(round.problem === 'CALLED_OFF' ? t('problem.CALLED_OFF') : t('returned', { issue }));
      const outcome = round.outcome as DrawOutcome | null;
      if (round.status !== 'settling' && round.status !== 'settled') return;
      if (outcome === null || (round.status === 'settling' && round.win === '0')) return;
      const drawn = symbolNames(model, outcome.drawn);
      // The bets on a draw are paid one after the other: all of them count.
      const win = [...rounds.values()].filter(({ choice: made }) => (made as DrawChoice).issue === issue).reduce((sum, one) => sum + BigInt(one.win), 0n);
      hud.setWin(win);
      say(win > 0n ? t('resultWon', { issue, drawn, amount: money.full(win) }) : t('resultLost', { issue, drawn }));
      if (BigInt(round.win) > 0n && round.status === 'settling') hud.sound.win(Number(BigInt(round.win) / (BigInt(round.stake) || 1n)));
    },
    draws(state, receivedAt) {
      clock.sync(state, receivedAt);
      tick();
      const newest = state.past[0];
      if (newest === undefined) return;
      const mine = [...rounds.values()].find(({ choice: made }) => (made as DrawChoice).issue === newest.issue)?.choice as DrawChoice | undefined;
      const numbers = mine?.numbers ?? [];
      tray.show(newest.drawn, litPlaces(model, numbers, newest.drawn, mine === undefined ? 0 : ticketHits(model, numbers, newest.drawn)));
      tray.line(t('latest', { issue: newest.issue }), false);
    },
  });
  hud.ticker(ticketText('choose', { count: model.pays.length }));
  refresh();
  showBets();
  await tickets.subscribe();
  tick();
  return t('ready', { name: session.game.name, balance: money.full(tickets.balance), issue: clock.state?.open.issue ?? '' });
}
