import './cards.css';
import type { RoundView } from '../../../shared/protocol.ts';
import type { CardsInfo, CardsResult } from '../../../shared/cards.ts';
import { el } from '../../dom.ts';
import type { GameContext } from '../../game-context.ts';
import { createTableHud, primaryButton } from '../../hud/table-hud.ts';
import { newSpinId } from '../../play/pending-round.ts';
import { createTickets } from '../../play/tickets.ts';
import { createOdds } from './odds.ts';
import { createSeat, kindName } from './seats.ts';
import { t } from './texts/texts.ts';

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const LAST = 10;

/** Mounts the card game. */
export async function mount(context: GameContext): Promise<string> {
  await t.load();
  const { money, session } = context;
  const info = session.game as CardsInfo;
  context.root.dataset['vendor'] = info.vendor;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const [theirs, mine] = [createSeat('theirs'), createSeat('mine')];
  const pot = el('p', { class: 'pot', 'aria-hidden': 'true' });
  const last = el('ol', { class: 'deals', 'aria-label': t('last') });
  let offer = '';
  let shown: CardsResult | null = null;
  let busy = false;
  let showing = false;
  let waitingSince: number | null = null;

  const openOdds = createOdds(context, () => offer, () => shown);
  const sit = primaryButton(t('sit'), () => void play());
  const hud = createTableHud(context, {
    main: [el('div', { class: 'felt' }, theirs.element, el('div', { class: 'middle' }, pot, last), mine.element)],
    mainLabel: t('main'),
    actions: [sit],
    oddsLabel: t('odds'),
    openOdds,
    stakeChanged: () => undefined,
    noteOf: (round) => {
      const result = round.outcome as CardsResult | null;
      return result === null ? null : `${kindName(result.mine.kind)} · ${kindName(result.theirs.kind)} · ${result.opponent ?? t('house')}`;
    },
    keys: { ' ': () => void play(), enter: () => void play() },
  });

  const setBusy = (on: boolean): void => {
    busy = on;
    sit.textContent = on ? t('waiting') : shown === null ? t('sit') : t('again');
    sit.setAttribute('aria-disabled', String(on));
  };
  const clearTable = (): void => {
    theirs.clear();
    mine.clear();
    theirs.setPlayer(null);
    mine.setPlayer(t('you'));
    hud.setWin(0n);
    pot.textContent = '';
  };
  const countdown = (): void => {
    if (waitingSince === null) return;
    const left = Math.max(0, Math.ceil((info.waitMs - (performance.now() - waitingSince)) / 1000));
    hud.ticker(t('looking', { count: left }));
  };
  setInterval(countdown, 250);

  /** Shows that the player waits for an opponent. */
  function seated(round: RoundView, since: number): void {
    setBusy(true);
    clearTable();
    waitingSince = since;
    pot.textContent = t('pot', { amount: money.full(BigInt(round.stake)) });
    mine.deal(still.matches ? 0 : 70);
    hud.announce(t('seated', { amount: money.full(BigInt(round.stake)) }));
    countdown();
  }

  async function show(round: RoundView, slowly: boolean): Promise<void> {
    const result = round.outcome as CardsResult | null;
    if (result === null || showing) return;
    showing = true;
    waitingSince = null;
    shown = result;
    const pause = (ms: number): Promise<void> => (slowly && !still.matches ? wait(ms) : Promise.resolve());
    mine.setPlayer(t('you'));
    theirs.setPlayer(result.opponent ?? t('house'));
    pot.textContent = t('pot', { amount: money.full(BigInt(round.stake) * 2n) });
    if (slowly) hud.ticker(t('found'));
    mine.deal(70);
    theirs.deal(70);
    hud.sound.spin();
    await pause(750);
    for (let count = 1; count <= 5; count += 1) {
      mine.reveal(result.mine, count);
      theirs.reveal(result.theirs, Math.min(count, 4));
      if (slowly) hud.sound.reelStop(count);
      await pause(count === 5 ? 700 : 260);
    }
    theirs.showResult(result.theirs, !result.won);
    mine.showResult(result.mine, result.won);
    const win = BigInt(round.win);
    const [ownKind, otherKind] = [kindName(result.mine.kind), kindName(result.theirs.kind)];
    const text = result.won ? t('won', { mine: ownKind, theirs: otherKind, amount: money.full(win) }) : t('lost', { mine: ownKind, theirs: otherKind });
    hud.setWin(win);
    hud.setBalance(tickets.balance);
    hud.ticker(text);
    if (slowly) {
      if (result.won) hud.sound.win(2);
      addToLast(result.won);
      hud.announce(t('result', { text, opponent: result.opponent ?? t('house'), balance: money.full(tickets.balance) }));
    }
    showing = false;
    setBusy(false);
  }
  function addToLast(won: boolean): void {
    last.prepend(el('li', { 'data-won': won, 'aria-label': t(won ? 'wonShort' : 'lostShort') }));
    while (last.children.length > LAST) last.lastElementChild?.remove();
  }

  async function play(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const round = await tickets.place(hud.stake, { seed: newSpinId() });
    if (round === null) setBusy(false);
  }

  const tickets = createTickets(context, {
    // The new balance would reveal the result before the cards are shown.
    balance: (minor) => {
      if (!showing && waitingSince === null) hud.setBalance(minor);
    },
    showText: hud.ticker,
    offer: (commit) => (offer = commit),
    online(on) {
      context.root.toggleAttribute('data-offline', !on);
      if (!on) hud.ticker(t('offlineNow'));
    },
    round(round, fresh) {
      if (round.status === 'running') {
        hud.setBalance(round.balanceAfterStake === null ? tickets.balance : BigInt(round.balanceAfterStake));
        seated(round, performance.now() - (fresh ? 0 : Math.max(0, Math.min(info.waitMs, Date.now() - round.playedAt))));
      } else if (round.status === 'settling' || (round.status === 'settled' && !showing && shown !== round.outcome)) {
        if (round.status === 'settling' || waitingSince !== null || busy) void show(round, true);
      } else if (round.status === 'returned') {
        waitingSince = null;
        clearTable();
        setBusy(false);
        hud.ticker(t('returned'));
      }
    },
  });
  clearTable();
  setBusy(false);
  hud.ticker(t('invite'));
  const before = session.round;
  await tickets.subscribe();
  if (before?.status === 'settled' && waitingSince === null) await show(before, false);
  for (const round of (await context.api.history().catch(() => [])).slice(0, LAST).toReversed()) addToLast(BigInt(round.win) > 0n);
  return t('ready', { name: info.name, balance: money.full(tickets.balance) });
}
