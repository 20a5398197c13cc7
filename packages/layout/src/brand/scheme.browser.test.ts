import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseScheme, currentScheme, onSchemeChange, schemeStorageKey, syncThemeColour } from './scheme.ts';

const added: Element[] = [];
const add = (name: string, attributes: Record<string, string>, text = '') => {
  const element = document.head.appendChild(document.createElement(name));
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.textContent = text;
  added.push(element);
  return element;
};
let before: string | undefined;
let meta: Element;

beforeEach(() => {
  before = document.documentElement.dataset['scheme'];
  add('style', {}, ':root[data-scheme="light"] { --color-bg-canvas: rgb(250 250 250); } :root[data-scheme="dark"] { --color-bg-canvas: rgb(10 10 20); }');
  meta = add('meta', { name: 'theme-color', content: 'none' });
});
afterEach(() => {
  for (const element of added.splice(0)) element.remove();
  localStorage.removeItem(schemeStorageKey);
  if (before === undefined) delete document.documentElement.dataset['scheme'];
  else document.documentElement.dataset['scheme'] = before;
});

describe('chooseScheme', () => {
  it("applies a scheme, remembers it, and colours the browser's own bars", () => {
    chooseScheme('dark');
    expect([currentScheme(), localStorage.getItem(schemeStorageKey), meta.getAttribute('content')]).toEqual(['dark', 'dark', 'rgb(10 10 20)']);
    chooseScheme('light');
    expect([currentScheme(), meta.getAttribute('content')]).toEqual(['light', 'rgb(250 250 250)']);
  });
});

describe('syncThemeColour', () => {
  it('keeps the colour where the theme is not loaded yet', () => {
    delete document.documentElement.dataset['scheme'];
    syncThemeColour();
    expect(meta.getAttribute('content')).toBe('none');
  });
});

describe('onSchemeChange', () => {
  it('calls back for each change until it is stopped', async () => {
    const seen: string[] = [];
    const stop = onSchemeChange(() => seen.push(currentScheme()));
    chooseScheme('dark');
    await Promise.resolve();
    document.documentElement.dataset['scheme'] = 'light';
    await Promise.resolve();
    stop();
    chooseScheme('dark');
    await Promise.resolve();
    expect(seen).toEqual(['dark', 'light']);
  });
});
