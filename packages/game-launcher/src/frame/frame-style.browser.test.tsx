import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Bar, Stage } from './frame-style.ts';

const root = document.documentElement;
const tokens = { '--size-header-compact': '60px', '--size-header-top': '40px', '--size-header-bottom': '70px', '--space-3': '12px', '--stroke-strong': '2px' };
beforeEach(() => Object.entries(tokens).forEach(([name, size]) => root.style.setProperty(name, size)));
afterEach(() => {
  Object.keys(tokens).forEach((name) => root.style.removeProperty(name));
  delete root.dataset['header'];
  cleanup();
});

describe('game bar', () => {
  it.each([
    ['solid', 0],
    ['floating', 12],
    ['layered', 2],
  ] as const)('the game fills the window below a %s header', async (header, more) => {
    root.dataset['header'] = header;
    const { container } = render(<Stage />);
    await page.viewport(390, 844);
    expect(container.firstElementChild?.getBoundingClientRect().height).toBeCloseTo(844 - 60 - more, 0);
    await page.viewport(1440, 900);
    expect(container.firstElementChild?.getBoundingClientRect().height).toBeCloseTo(900 - 110 - more, 0);
  });

  it('truncates a name at its own end and aligns it to the start, also from right to left', () => {
    render(
      <div dir="rtl" style={{ inlineSize: 400 }}>
        <Bar>
          <h1>
            <span dir="auto">Courtyard Bulls</span>
          </h1>
        </Bar>
      </div>,
    );
    const [heading, name] = [screen.getByRole('heading'), screen.getByText('Courtyard Bulls')];
    expect(getComputedStyle(name).direction).toBe('ltr');
    expect(name.getBoundingClientRect().right).toBe(heading.getBoundingClientRect().right);
  });
});
