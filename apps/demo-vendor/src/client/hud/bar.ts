import { el, iconButton, setIcon } from '../dom.ts';
import { t } from '../texts/texts.ts';

/** Actions of the bar's buttons. */
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

/** Contents of the bar. */
export interface BarTexts {
  readonly name: string;
  /** The vendor's name; null when it is unknown. */
  readonly vendorName: string | null;
  readonly demo: boolean;
  readonly canExit: boolean;
  readonly paytable: string;
}

/** Creates the bar: exit, title, sound, history, odds and rules. */
export function createBar({ name, vendorName, demo, canExit, paytable }: BarTexts, actions: BarActions): Bar {
  const sound = iconButton('soundOff', t('sound'), 'tool', actions.sound);
  const exit = canExit ? iconButton('home', t('exit'), 'tool exit', actions.exit) : null;
  const tools = el('div', { class: 'tools' }, sound, iconButton('history', t('history'), 'tool', actions.history), iconButton('info', paytable, 'tool', actions.paytable));
  const under = [vendorName, demo ? t('demo') : null].filter((part) => part !== null).join(' · ');
  return {
    element: el('header', { class: 'bar' }, exit, el('h1', {}, name, under === '' ? null : el('small', {}, under)), tools),
    setSound(on) {
      sound.setAttribute('aria-pressed', String(on));
      setIcon(sound, on ? 'soundOn' : 'soundOff');
    },
  };
}

/** Creates a labelled figure. Returns the element and the element of the figure. */
export function meter(label: string, className: string): [HTMLElement, HTMLElement] {
  const value = el('span', { class: 'value' });
  return [el('div', { class: `meter ${className}` }, el('span', { class: 'label' }, label), value), value];
}
