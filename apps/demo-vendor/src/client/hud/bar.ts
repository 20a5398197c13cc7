import { el, iconButton, setIcon } from '../dom.ts';
import { t } from '../texts/texts.ts';

/** What the bar asks the game to do. */
export interface BarActions {
  sound(): void;
  history(): void;
  paytable(): void;
  exit(): void;
}

/** The bar above every game. */
export interface Bar {
  readonly element: HTMLElement;
  setSound(on: boolean): void;
}

/** What stands in the bar. */
export interface BarTexts {
  readonly name: string;
  /** Name of the vendor; null where it is not known. */
  readonly house: string | null;
  readonly demo: boolean;
  readonly canExit: boolean;
  /** Name of the window with odds and rules. */
  readonly paytable: string;
}

/** Makes the bar: the way back, the title, sound, history, odds and rules. */
export function createBar({ name, house, demo, canExit, paytable }: BarTexts, actions: BarActions): Bar {
  const sound = iconButton('soundOff', t('sound'), 'tool', actions.sound);
  const exit = canExit ? iconButton('home', t('exit'), 'tool exit', actions.exit) : null;
  const tools = el('div', { class: 'tools' }, sound, iconButton('history', t('history'), 'tool', actions.history), iconButton('info', paytable, 'tool', actions.paytable));
  const under = [house, demo ? t('demo') : null].filter((part) => part !== null).join(' · ');
  return {
    element: el('header', { class: 'bar' }, exit, el('h1', {}, name, under === '' ? null : el('small', {}, under)), tools),
    setSound(on) {
      sound.setAttribute('aria-pressed', String(on));
      setIcon(sound, on ? 'soundOn' : 'soundOff');
    },
  };
}

/** A figure with its label; answers the element and the place of the figure. */
export function meter(label: string, className: string): [HTMLElement, HTMLElement] {
  const value = el('span', { class: 'value' });
  return [el('div', { class: `meter ${className}` }, el('span', { class: 'label' }, label), value), value];
}
