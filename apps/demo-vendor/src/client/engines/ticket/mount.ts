import './ticket.css';
import { isOrdered, ticketModelOf, ticketPrize } from '../../../maths/ticket.ts';
import type { RoundView } from '../../../shared/protocol.ts';
import type { TicketChoice, TicketOutcome } from '../../../shared/ticket.ts';
import { el } from '../../dom.ts';
import type { GameContext } from '../../game-context.ts';
import { createTableHud, primaryButton, quietButton } from '../../hud/table-hud.ts';
import { newSpinId } from '../../play/pending-round.ts';
import { createTickets } from '../../play/tickets.ts';
import { createChoice } from './choice.ts';
import { keysOf } from './keys.ts';
import { createOdds } from './odds.ts';
import { litPlaces, prizeRows } from './prizes.ts';
import { lookOf, symbolNames } from './symbols.ts';
import { t } from './texts/texts.ts';
import { createTicketView } from './ticket-view.ts';
import { createTray } from './tray.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** The time that all symbols of a draw take to appear, in milliseconds. */
const REVEAL_MS = 2200;

/** Mounts an instant lottery. */
export async function mount(context: GameContext): Promise<string> {
  await t.load();
  const { money, session, root } = context;
  const model = ticketModelOf(session.game.code);
  const ordered = isOrdered(model);
  root.dataset['model'] = model.code;
  root.dataset['look'] = lookOf(model);
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const choice = createChoice(model);
  let offer = '';
  let last: TicketOutcome | null = null;
  let busy = false;
  let hurry = false;
  /** Rounds whose draw this page has shown or is about to show. */
  const shown = new Set<string>();

  const tray = createTray(model);
  const ticket = createTicketView(model, (symbol) => press(symbol));
  const prizes = el('ul', { class: 'ticket-prizes', 'aria-label': t('prizes') });
  const openOdds = createOdds(context, model, () => ({ chosen: choice.symbols.length || model.quick, offer, last }));
  const playButton = primaryButton('', () => void play());
  const hud = createTableHud(context, {
    main: [tray.element, ticket.element, prizes],
    mainLabel: t('main'),
    actions: [quietButton('close', t('clear'), () => clear()), playButton, quietButton('spin', t('quick'), () => quickPick())],
    oddsLabel: t('odds'),
    openOdds,
    stakeChanged: () => refresh(),
    noteOf: (round) => {
      const outcome = round.outcome as TicketOutcome | null;
      return outcome === null ? null : `${symbolNames(model, (round.choice as TicketChoice).numbers)} · ${t('hits', { count: outcome.hits })}`;
    },
    keys: { ' ': () => void play(), enter: () => void play(), backspace: () => removeLast(), q: () => quickPick(), ...keysOf(model, press, quickPick) },
  });

  function refresh(): void {
    const count = choice.symbols.length;
    ticket.show(choice.symbols);
    playButton.textContent = busy ? t('drawing') : t('play', { amount: money.full(hud.stake) });
    playButton.setAttribute('aria-disabled', String(busy || count === 0));
    prizes.toggleAttribute('data-faint', count === 0);
    prizes.replaceChildren(...prizeRows(model, count).map(([chosen, hits]) => {
      const won = !busy && last !== null && chosen === count && last.hits === hits;
      return el('li', { 'data-won': won, 'data-current': ordered && chosen === count }, el('span', {}, t('hits', { count: hits })), el('b', {}, money.full(ticketPrize(model, hud.stake, chosen, hits))));
    }));
  }

  /** Takes the marks of the last draw away, as the next choice begins. */
  function newTicket(): void {
    last = null;
    tray.show([], () => false);
    tray.line(t(`short.${model.kind}`, { drawn: model.drawn, symbols: model.symbols }), false);
    ticket.mark([]);
    hud.setWin(0n);
  }

  function changed(): void {
    if (last !== null) newTicket();
    hud.sound.click();
    const count = choice.symbols.length;
    hud.ticker(count === 0 ? t('choose', { count: model.pays.length }) : t('chosen', { count }));
    hud.announce(count === 0 ? t('choose', { count: model.pays.length }) : t('chosenAre', { numbers: symbolNames(model, choice.symbols) }));
    refresh();
  }

  function press(symbol: number): void {
    if (busy) return;
    if (choice.press(symbol)) changed();
    else {
      hud.ticker(t('most', { count: model.pays.length }));
      hud.announce(t('most', { count: model.pays.length }));
    }
  }
  function quickPick(count = choice.symbols.length || model.quick): void {
    if (busy) return;
    choice.quickPick(count);
    changed();
  }
  function removeLast(): void {
    if (!busy && choice.removeLast()) changed();
  }
  function clear(): void {
    if (!busy && choice.set([])) changed();
  }

  async function show(round: RoundView, slowly: boolean): Promise<void> {
    const outcome = round.outcome as TicketOutcome;
    const { numbers } = round.choice as TicketChoice;
    shown.add(round.roundId);
    choice.set(numbers);
    ticket.show(numbers);
    const lit = litPlaces(model, numbers, outcome.drawn, outcome.hits);
    const pause = REVEAL_MS / model.drawn;
    for (let count = 1; count < model.drawn; count += 1) {
      if (!slowly || still.matches || hurry) break;
      const part = outcome.drawn.slice(0, count);
      // A prize of ordered symbols is known at the end only.
      tray.show(part, (place) => !ordered && lit(place));
      ticket.mark(part);
      hud.sound.reelStop(count % 5);
      await wait(pause);
    }
    tray.show(outcome.drawn, lit);
    ticket.mark(outcome.drawn);
    last = outcome;
    const win = BigInt(round.win);
    const hits = t('hits', { count: outcome.hits });
    const text = win > 0n ? t('won', { hits, amount: money.full(win) }) : t('lost', { hits });
    tray.line(hits, win > 0n);
    hud.setWin(win);
    hud.ticker(text);
    if (!slowly) return;
    if (win > 0n) hud.sound.win(Number(win / (BigInt(round.stake) || 1n)));
    hud.announce(t('result', { numbers: symbolNames(model, outcome.drawn), text }));
  }

  async function play(): Promise<void> {
    if (busy) {
      hurry = true;
      return;
    }
    if (choice.symbols.length === 0) {
      hud.ticker(t('choose', { count: model.pays.length }));
      hud.announce(t('choose', { count: model.pays.length }));
      return;
    }
    busy = true;
    hurry = false;
    newTicket();
    refresh();
    hud.ticker(t('drawing'));
    hud.sound.spin();
    const round = await tickets.place(hud.stake, { numbers: choice.symbols, seed: newSpinId() });
    if (round !== null && round.outcome !== null) {
      hud.setBalance(round.balanceAfterStake === null ? tickets.balance : BigInt(round.balanceAfterStake));
      await show(round, true);
    } else hud.ticker(t('choose', { count: model.pays.length }));
    busy = false;
    hud.setBalance(tickets.balance);
    refresh();
  }

  const tickets = createTickets(context, {
    // The new balance would reveal the result before the numbers are shown.
    balance: (minor) => {
      if (!busy) hud.setBalance(minor);
    },
    showText: hud.ticker,
    offer: (commit) => (offer = commit),
    online(on) {
      root.toggleAttribute('data-offline', !on);
      if (!on) hud.ticker(t('offlineNow'));
    },
    round(round) {
      // A ticket that was bought before the page was loaded again.
      if (busy || round.outcome === null || shown.has(round.roundId)) return;
      void show(round, false).then(refresh);
    },
  });
  newTicket();
  hud.ticker(t('choose', { count: model.pays.length }));
  refresh();
  if (session.round !== null && session.round.outcome !== null) await show(session.round, false);
  await tickets.subscribe();
  refresh();
  return t('ready', { name: session.game.name, balance: money.full(tickets.balance) });
}
