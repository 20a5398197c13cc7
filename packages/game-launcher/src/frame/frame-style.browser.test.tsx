import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Stage } from './frame-style.ts';

const root = document.documentElement;
const tokens = { '--size-header-compact': '60px', '--size-header-top': '40px', '--size-header-bottom': '70px', '--space-3': '12px', '--stroke-strong': '2px' };
beforeEach(() => Object.entries(tokens).forEach(([name, size]) => root.style.setProperty(name, size)));
afterEach(() => {
  Object.keys(tokens).forEach((name) => root.style.removeProperty(name));
  delete root.dataset['header'];
  cleanup();
});

it.each([
  ['solid', 0],
  ['floating', 12],
  ['layered', 2],
] as const)('the game takes all that a %s header leaves of the window', async (header, more) => {
  root.dataset['header'] = header;
  const { container } = render(<Stage />);
  await page.viewport(390, 844);
  expect(container.firstElementChild?.getBoundingClientRect().height).toBeCloseTo(844 - 60 - more, 0);
  await page.viewport(1440, 900);
  expect(container.firstElementChild?.getBoundingClientRect().height).toBeCloseTo(900 - 110 - more, 0);
});
