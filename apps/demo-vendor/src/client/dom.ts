type Child = Node | string | null | undefined | false;
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Creates an element. Attributes that are false or undefined are omitted; true becomes an empty attribute. */
export function el<T extends keyof HTMLElementTagNameMap>(tag: T, attributes: Attributes = {}, ...children: readonly Child[]): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? '' : String(value));
  }
  element.append(...children.filter((child): child is Node | string => child !== null && child !== undefined && child !== false));
  return element;
}

const ICONS = {
  spin: 'M12 4a8 8 0 0 1 7.4 5H16v2.4h7V4.6h-2.4v3A10.4 10.4 0 0 0 1.6 12H4a8 8 0 0 1 8-8Zm8 8a8 8 0 0 1-15.4 3H8v-2.4H1v6.8h2.4v-3A10.4 10.4 0 0 0 22.4 12Z',
  stop: 'M6 6h12v12H6z',
  plus: 'M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z',
  minus: 'M5 11h14v2H5z',
  auto: 'M8 5v14l11-7zM3 5h2v14H3z',
  turbo: 'M13 2 4 14h6l-1 8 9-12h-6z',
  soundOn: 'M3 9v6h4l5 5V4L7 9zm11 .5v5a3 3 0 0 0 0-5zm0-4.3v2.1a5 5 0 0 1 0 9.4v2.1a7 7 0 0 0 0-13.6z',
  soundOff: 'M3 9v6h4l5 5V4L7 9zm12.1.2L17.3 11.4l2.2-2.2 1.3 1.4-2.2 2.1 2.2 2.2-1.3 1.3-2.2-2.2-2.2 2.2-1.4-1.3 2.2-2.2-2.2-2.1z',
  info: 'M11 10h2v8h-2zm0-4h2v2.4h-2zM12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21Zm0 2.2a8.3 8.3 0 1 1 0 16.6 8.3 8.3 0 0 1 0-16.6Z',
  history: 'M13 3a9 9 0 0 0-9 9H1l4 4.2L9 12H6.200a6.900 6.900 0 1 1 2 4.900l-1.500 1.500A9 9 0 1 0 13 3Zm-1 4.500v5.200l4.400 2.600.9-1.500-3.600-2.100V7.500z',
  home: 'M12 3 2 12h3v8h5.500v-6h3v6H19v-8h3z',
  close: 'M6.400 5 12 10.600 17.600 5 19 6.400 13.400 12 19 17.600 17.600 19 12 13.400 6.400 19 5 17.600 10.600 12 5 6.400z',
} as const;
export type IconName = keyof typeof ICONS;

/** Creates an icon that is hidden from screen readers; its control carries the name. */
export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'icon');
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  shape.setAttribute('d', ICONS[name]);
  svg.append(shape);
  return svg;
}

/** Replaces the icon of a control. */
export function setIcon(control: HTMLElement, name: IconName): void {
  control.querySelector('svg')?.replaceWith(icon(name));
}

/** Creates a button with an icon only; `label` is its accessible name and its tooltip. */
export function iconButton(name: IconName, label: string, className: string, onClick: () => void): HTMLButtonElement {
  const button = el('button', { type: 'button', class: className, 'aria-label': label, title: label }, icon(name));
  button.addEventListener('click', onClick);
  return button;
}
