import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { backgroundOf, withPageStyles } from '../../test-support/shared.ts';
import { Switch } from './switch.tsx';

withPageStyles({ '--stroke-strong': '2px', '--color-fg-subtle': 'rgb(1, 2, 3)', '--color-border-strong': 'rgb(200, 160, 40)', '--color-accent-bg': 'rgb(250, 170, 50)', '--color-accent-fg': 'rgb(10, 0, 10)' }, '* { transition: none !important; }');
afterEach(cleanup);

const nothing = () => {};
const shown = (checked: boolean, dir: 'ltr' | 'rtl') => {
  render(
    <div dir={dir}>
      <Switch checked={checked} onChange={nothing}>
        Sound
      </Switch>
    </div>,
  );
  return screen.getByRole('switch');
};

describe('Switch', () => {
  it.each(['ltr', 'rtl'] as const)('shows no colour of the accent, a small thumb and no check mark when it is off in %s', (dir) => {
    const track = shown(false, dir);
    expect([backgroundOf(track, '::before'), getComputedStyle(track).borderTopColor]).toEqual(['rgb(1, 2, 3)', 'rgb(1, 2, 3)']);
    expect([getComputedStyle(track, '::before').scale, getComputedStyle(track, '::after').scale]).toEqual(['0.7', '0']);
  });

  it.each(['ltr', 'rtl'] as const)('shows the accent, a large thumb and a check mark when it is on in %s', (dir) => {
    const track = shown(true, dir);
    expect([backgroundOf(track), backgroundOf(track, '::before'), backgroundOf(track, '::after')]).toEqual(['rgb(250, 170, 50)', 'rgb(10, 0, 10)', 'rgb(250, 170, 50)']);
    expect([getComputedStyle(track, '::before').scale, getComputedStyle(track, '::after').scale]).toEqual(['1', '0.6']);
  });

  it.each([
    ['ltr', 'left'],
    ['rtl', 'right'],
  ] as const)('shows the thumb at the side where lines begin when it is off in %s', (dir, side) => {
    const { left, right } = getComputedStyle(shown(false, dir), '::before');
    const [near, far] = side === 'left' ? [left, right] : [right, left];
    expect(parseFloat(near)).toBeLessThan(parseFloat(far));
  });
});
