import '../styles/table.css';
import type { RoundView } from '../../shared/protocol.ts';
import { ApiProblem } from '../api.ts';
import { el, iconButton } from '../dom.ts';
import type { IconName } from '../dom.ts';
import type { GameContext } from '../game-context.ts';
import { applyVendorColours } from '../colours.ts';
import { Sound } from '../sound.ts';
import { t } from '../texts/texts.ts';
import { createBar, meter } from './bar.ts';
import { dialogOpen } from './dialog.ts';
import { createHistory } from './history.ts';
import { showProblem } from './problem-dialog.ts';
import { shortcutOf } from './shortcut.ts';

/** The game-specific parts of the frame. */
export interface TableHudParts {
  readonly main: readonly HTMLElement[];
  /** Accessible name of the main part. */
  readonly mainLabel: string;
  /** Controls at the end of the dock. */
  readonly actions: readonly HTMLElement[];
  readonly oddsLabel: string;
  openOdds(stake: bigint): void;
  /** Label in place of “Stake”. */
  readonly stakeLabel?: string;
  stakeChanged(stake: bigint): void;
  /** Additional keys of the game, in lower case. */
  readonly keys: Readonly<Record<string, () => void>>;
  noteOf?(round: RoundView): string | null;
}

/** The frame around all games except slots: bar, stage and dock. */
export interface TableHud {
  readonly stake: bigint;
  readonly sound: Sound;
  /** Selects one of the stakes on offer. */
  choose(stake: bigint): void;
  setBalance(minor: bigint): void;
  setWin(minor: bigint): void;
  /** Shows a line of text above the dock. */
  ticker(text: string): void;
  /** Announces a text to screen readers. */
  announce(text: string): void;
}

/** Elements that handle space and enter themselves. */
const OWN_KEYS = 'button, a, input, select, textarea, summary';

/** Builds the frame. Keys: arrows change the stake, M toggles the sound, P opens odds and rules, H the last rounds. */
export function createTableHud(context: GameContext, parts: TableHudParts): TableHud {
  const { root, session, money, portal, api } = context;
  applyVendorColours(session.game.vendor);
  const stakes = session.stakes.map(BigInt);
  const first = BigInt(session.defaultStake);
  let at = Math.max(0, stakes.indexOf(first));
  const current = (): bigint => stakes[at] ?? 0n;
  const sound = new Sound([...session.game.code].reduce((sum, letter) => sum + letter.charCodeAt(0), 0));
  const openHistory = createHistory(money, () => api.history(), (fault) => showProblem(fault instanceof ApiProblem ? fault.code : 'NETWORK', { dismiss: true }), parts.noteOf);
  const toggleSound = (): void => bar.setSound(sound.toggle());
  const bar = createBar(
    { name: session.game.name, vendorName: session.game.vendorName, demo: session.kind === 'trial', canExit: portal.present, paytable: parts.oddsLabel },
    { sound: toggleSound, history: openHistory, paytable: () => parts.openOdds(current()), exit: () => portal.post({ event: 'request-exit' }) },
  );
  bar.setSound(sound.on);
  const ticker = el('p', { class: 'ticker', 'aria-hidden': 'true' });
  const status = el('p', { class: 'sr-only', role: 'status', 'aria-live': 'polite' });
  const [balanceMeter, balance] = meter(t('balance'), 'balance');
  const [winMeter, win] = meter(t('win'), 'win');
  const [stakeMeter, stake] = meter(parts.stakeLabel ?? t('stake'), 'stake-value');
  const take = (next: number): void => {
    if (stakes[next] === undefined || next === at) return;
    at = next;
    sound.click();
    showStake();
    hud.announce(`${t('stake')} ${money.full(current())}`);
    parts.stakeChanged(current());
  };
  const change = (step: 1 | -1): void => take(at + step);
  const lower = iconButton('minus', t('stakeDown'), 'step', () => change(-1));
  const higher = iconButton('plus', t('stakeUp'), 'step', () => change(1));
  const showStake = (): void => {
    stake.textContent = money.full(current());
    lower.disabled = at === 0;
    higher.disabled = at >= stakes.length - 1;
  };
  root.replaceChildren(
    bar.element,
    el('main', { class: 'stage table-stage', 'aria-label': parts.mainLabel }, ...parts.main, ticker, status),
    el('section', { class: 'dock', 'aria-label': t('stake') }, balanceMeter, el('div', { class: 'stake' }, lower, stakeMeter, higher), winMeter, el('div', { class: 'actions' }, ...parts.actions)),
  );
  document.addEventListener('keydown', (event) => {
    if (dialogOpen() || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, target } = event;
    if ((key === ' ' || key === 'Enter') && target instanceof Element && target.closest(OWN_KEYS) !== null) return;
    const rightIsUp = document.documentElement.dir !== 'rtl';
    const own: Readonly<Record<string, () => void>> = {
      arrowup: () => change(1),
      arrowdown: () => change(-1),
      arrowright: () => change(rightIsUp ? 1 : -1),
      arrowleft: () => change(rightIsUp ? -1 : 1),
      m: toggleSound,
      h: openHistory,
      p: () => parts.openOdds(current()),
    };
    const shortcut = shortcutOf(event);
    const action = parts.keys[shortcut] ?? own[shortcut];
    if (action === undefined) return;
    event.preventDefault();
    if (!event.repeat || key.startsWith('Arrow')) action();
  });

  const hud: TableHud = {
    get stake() {
      return current();
    },
    sound,
    choose: (chosen) => take(stakes.indexOf(chosen)),
    setBalance: (minor) => void (balance.textContent = money.full(minor)),
    setWin(minor) {
      win.textContent = minor === 0n ? '–' : money.full(minor);
      winMeter.toggleAttribute('data-lit', minor > 0n);
    },
    ticker: (text) => void (ticker.textContent = text),
    announce: (text) => void (status.textContent = text),
  };
  hud.setBalance(BigInt(session.balance));
  hud.setWin(0n);
  showStake();
  return hud;
}

/** Creates the main button of the dock. */
export function primaryButton(label: string, onClick: () => void): HTMLButtonElement {
  const button = el('button', { type: 'button', class: 'primary action' }, label);
  button.addEventListener('click', onClick);
  return button;
}

/** Creates a secondary button of the dock. */
export function quietButton(name: IconName, label: string, onClick: () => void): HTMLButtonElement {
  return iconButton(name, label, 'side-button', onClick);
}
