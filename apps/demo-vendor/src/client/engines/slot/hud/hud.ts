import { el, icon, iconButton, setIcon } from '../../../dom.ts';
import type { Vendor } from '../../../../shared/vendors.ts';
import { createBar, meter } from '../../../hud/bar.ts';
import type { BarTexts } from '../../../hud/bar.ts';
import type { MoneyFormat } from '../../../money.ts';
import { t } from '../texts/texts.ts';

/** Actions of the controls. */
export interface HudActions {
  spin(): void;
  stake(step: 1 | -1): void;
  autoplay(): void;
  turbo(): void;
  sound(): void;
  paytable(): void;
  history(): void;
  exit(): void;
}

/** The present function of the spin button. */
export type SpinMode = 'spin' | 'stop' | 'wait';

/** Bar, meters and controls around the reels. */
export interface Hud {
  readonly reels: HTMLCanvasElement;
  readonly backdrop: HTMLCanvasElement;
  readonly stageBox: HTMLElement;
  setBalance(minor: bigint): void;
  setStake(minor: bigint, lower: boolean, higher: boolean): void;
  /** Shows the win, counting up when there is a duration in milliseconds. Resolves at the end. */
  setWin(minor: bigint, duration?: number): Promise<void>;
  /** Finishes counting at once. */
  finishCount(): void;
  setSpin(mode: SpinMode): void;
  /** Shows the counter of free spins; null ends them. */
  setFree(text: string | null): void;
  setJackpot(minor: bigint): void;
  setAutoplay(left: number): void;
  setTurbo(on: boolean): void;
  setSound(on: boolean): void;
  ticker(text: string): void;
  /** Announces a text to screen readers. */
  announce(text: string): void;
  /** Disables the stake controls. */
  setBusy(busy: boolean): void;
}

const DOUBLE_CLICK_MS = 400;

/** Builds the controls around the reels in `root`. */
export function createHud(root: HTMLElement, { name, vendorName, demo, canExit }: Omit<BarTexts, 'paytable'>, money: MoneyFormat, policy: Vendor['policy'], actions: HudActions): Hud {
  const backdrop = el('canvas', { class: 'backdrop', 'aria-hidden': 'true' });
  const reels = el('canvas', { class: 'reels', 'aria-hidden': 'true' });
  const free = el('p', { class: 'free-count', hidden: true });
  const jackpotAmount = el('b', {});
  const jackpot = el('p', { class: 'jackpot', hidden: true }, el('span', {}, t('jackpot')), jackpotAmount);
  const stageBox = el('div', { class: 'stage-box' }, reels);
  const ticker = el('p', { class: 'ticker', 'aria-hidden': 'true' }, t('placeStake'));
  const status = el('p', { class: 'sr-only', role: 'status', 'aria-live': 'polite' });
  const [balanceMeter, balance] = meter(t('balance'), 'balance');
  const [winMeter, win] = meter(t('win'), 'win');
  const [stakeMeter, stake] = meter(t('stake'), 'stake-value');
  const lower = iconButton('minus', t('stakeDown'), 'step', () => actions.stake(-1));
  const higher = iconButton('plus', t('stakeUp'), 'step', () => actions.stake(1));
  const spin = el('button', { type: 'button', class: 'spin', 'aria-label': t('spin') }, icon('spin'));
  let clicked = -Infinity;
  for (const target of [spin, stageBox])
    target.addEventListener('click', ({ timeStamp }) => {
      // A round can end before the second click of a double click, which must not start another round.
      const double = timeStamp - clicked < DOUBLE_CLICK_MS && root.dataset['spin'] === 'spin';
      clicked = timeStamp;
      if (!double) actions.spin();
    });
  const autoLeft = el('span', { class: 'auto-left', 'aria-hidden': 'true' });
  const auto = iconButton('auto', t('autoplay'), 'side-button', actions.autoplay);
  auto.append(autoLeft);
  const turbo = iconButton('turbo', t('turbo'), 'side-button', actions.turbo);
  auto.hidden = !policy.autoplay;
  turbo.hidden = !policy.turbo;
  const bar = createBar({ name, vendorName: vendorName, demo, canExit, paytable: t('paytable') }, actions);
  root.replaceChildren(
    backdrop,
    bar.element,
    el('main', { class: 'stage', 'aria-label': t('reels') }, jackpot, free, stageBox, ticker, status),
    el('section', { class: 'dock', 'aria-label': t('stake') }, balanceMeter, el('div', { class: 'stake' }, lower, stakeMeter, higher), winMeter, el('div', { class: 'actions' }, auto, spin, turbo)),
  );

  let shownWin = 0n;
  let counting: { readonly to: bigint; readonly done: () => void } | null = null;
  const writeWin = (minor: bigint): void => {
    shownWin = minor;
    win.textContent = minor === 0n ? '–' : money.full(minor);
    winMeter.toggleAttribute('data-lit', minor > 0n);
  };
  const hud: Hud = {
    reels,
    backdrop,
    stageBox,
    setBalance: (minor) => void (balance.textContent = money.full(minor)),
    setStake(minor, canLower, canRaise) {
      stake.textContent = money.full(minor);
      lower.dataset['end'] = String(!canLower);
      higher.dataset['end'] = String(!canRaise);
      lower.disabled = !canLower || root.dataset['busy'] === 'true';
      higher.disabled = !canRaise || root.dataset['busy'] === 'true';
    },
    setWin(minor, duration = 0) {
      hud.finishCount();
      if (duration <= 0 || minor <= shownWin) {
        writeWin(minor);
        return Promise.resolve();
      }
      const from = shownWin;
      const start = performance.now();
      return new Promise((done) => {
        const mine = (counting = { to: minor, done });
        const tick = (now: number): void => {
          if (counting !== mine) return;
          const progress = Math.min(1, Math.max(0, now - start) / duration);
          const eased = BigInt(Math.round((1 - (1 - progress) ** 2) * 1_000_000));
          writeWin(from + ((minor - from) * eased) / 1_000_000n);
          if (progress < 1) requestAnimationFrame(tick);
          else hud.finishCount();
        };
        requestAnimationFrame(tick);
      });
    },
    finishCount() {
      const finished = counting;
      counting = null;
      if (!finished) return;
      writeWin(finished.to);
      finished.done();
    },
    setSpin(mode) {
      root.dataset['spin'] = mode;
      setIcon(spin, mode === 'stop' ? 'stop' : 'spin');
      spin.setAttribute('aria-label', t(mode === 'stop' ? 'stop' : 'spin'));
      spin.setAttribute('aria-disabled', String(mode === 'wait'));
    },
    setFree(text) {
      free.hidden = text === null;
      free.textContent = text ?? '';
      root.toggleAttribute('data-free', text !== null);
    },
    setJackpot(minor) {
      jackpot.hidden = false;
      jackpotAmount.textContent = money.full(minor);
    },
    setAutoplay(left) {
      autoLeft.textContent = left > 0 ? String(left) : '';
      auto.toggleAttribute('data-on', left > 0);
      const label = left > 0 ? `${t('autoplayStop')}, ${t('autoplayLeft', { count: left })}` : t('autoplay');
      auto.setAttribute('aria-label', label);
      auto.title = label;
      setIcon(auto, left > 0 ? 'stop' : 'auto');
    },
    setTurbo: (on) => turbo.setAttribute('aria-pressed', String(on)),
    setSound: bar.setSound,
    ticker: (text) => void (ticker.textContent = text),
    announce: (text) => void (status.textContent = text),
    setBusy(busy) {
      root.dataset['busy'] = String(busy);
      lower.disabled = busy || lower.dataset['end'] === 'true';
      higher.disabled = busy || higher.dataset['end'] === 'true';
    },
  };
  writeWin(0n);
  hud.setSpin('spin');
  return hud;
}
