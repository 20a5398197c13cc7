import { TARGETS } from '../../../maths/fishing.ts';
import { MAGAZINE_CHARGES, MAX_POWER } from '../../../shared/fishing.ts';
import { el, iconButton } from '../../dom.ts';
import { pictureOf } from './art/swimmers.ts';
import { chanceOf, paysOf, targetName } from './labels.ts';
import { t } from './texts/texts.ts';

/** Actions of the controls. */
export interface PanelEvents {
  power(step: 1 | -1): void;
  auto(): void;
  /** Toggles the lock on a target. */
  lock(target: number): void;
}

/** The controls of the scene. */
export interface Panel {
  /** Buttons of the targets, above the water. */
  readonly targets: HTMLElement;
  /** Power, automatic fire and charges left, below the water. */
  readonly cannon: HTMLElement;
  showPower(power: number, perShot: string): void;
  /** Shows the charges left; null when there is no magazine. */
  showCharges(left: number | null, worth: string): void;
  showAuto(on: boolean): void;
  showLock(target: number | null): void;
}

/** Creates the controls. `withAuto`: whether the vendor allows automatic fire. */
export function createPanel(events: PanelEvents, withAuto: boolean): Panel {
  const chips = TARGETS.map((_target, index) => {
    const label = t('target', { name: targetName(index), pays: paysOf(index), chance: chanceOf(index) });
    const chip = el('button', { type: 'button', class: 'target', 'aria-pressed': 'false', 'aria-label': label, title: label }, el('img', { src: pictureOf(index), alt: '' }), el('span', { 'aria-hidden': 'true' }, paysOf(index)));
    chip.addEventListener('click', () => events.lock(index));
    return chip;
  });
  const lower = iconButton('minus', t('powerDown'), 'step', () => events.power(-1));
  const higher = iconButton('plus', t('powerUp'), 'step', () => events.power(1));
  const times = el('b');
  const price = el('span');
  const auto = iconButton('auto', t('auto'), 'side-button auto', events.auto);
  const fill = el('i');
  const count = el('span');
  const gauge = el('p', { class: 'gauge' }, fill, count);
  return {
    targets: el('div', { class: 'targets', role: 'group', 'aria-label': t('targets') }, ...chips),
    cannon: el('div', { class: 'cannon', role: 'group', 'aria-label': t('cannon') }, el('div', { class: 'power-row' }, lower, el('p', { class: 'power' }, times, price), higher, withAuto ? auto : null), gauge),
    showPower(power, perShot) {
      times.textContent = t('power', { power });
      price.textContent = perShot;
      lower.disabled = power <= 1;
      higher.disabled = power >= MAX_POWER;
    },
    showCharges(left, worth) {
      gauge.toggleAttribute('data-empty', left === null);
      gauge.toggleAttribute('data-low', left !== null && left <= MAGAZINE_CHARGES / 5);
      fill.style.setProperty('inline-size', `${((left ?? 0) / MAGAZINE_CHARGES) * 100}%`);
      count.textContent = left === null ? t('empty') : t('left', { count: left, worth });
    },
    showAuto: (on) => auto.setAttribute('aria-pressed', String(on)),
    showLock: (target) => chips.forEach((chip, index) => chip.setAttribute('aria-pressed', String(index === target))),
  };
}
