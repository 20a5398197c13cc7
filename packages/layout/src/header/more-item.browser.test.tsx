import { renderApp } from '@livery/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WithSlots } from '../test-support/with-slots.tsx';
import { MoreItem } from './more-item.tsx';

const root = document.documentElement.style;
// The measures that a brand brings.
beforeEach(() => root.setProperty('--space-2', '0.5rem'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  root.removeProperty('--space-2');
});

const entriesAt = (path: string) => [
  { key: 'SPORTS', href: '/sports', label: 'Sports', current: path === '/sports' },
  { key: 'PVP', href: '/pvp', label: 'Card games', current: path === '/pvp' },
];
const line = (route = '/') =>
  renderApp(
    <WithSlots>
      <ul style={{ display: 'flex', justifyContent: 'center', listStyle: 'none' }}>
        <MoreItem entries={entriesAt(route)} over={false} />
      </ul>
    </WithSlots>,
    { route },
  );
const more = () => screen.getByRole('button', { name: 'More' });
const panel = () => screen.queryByRole('link', { name: 'Sports' });
const endOf = (element: Element | null | undefined) => element?.getBoundingClientRect().right ?? 0;

it('the more item opens its panel below itself', async () => {
  await line();
  fireEvent.click(more());
  // The first time its panel is fetched.
  await screen.findByRole('link', { name: 'Sports' });
  expect(endOf(panel()?.closest('ul'))).toBeCloseTo(endOf(more()), 0);
});

it.each([
  ['/pvp', true],
  ['/rng', false],
])('the more item is marked while one of its pages is open: %s, %s', async (route, lit) => {
  await line(route);
  expect(more().hasAttribute('data-active')).toBe(lit);
});

describe('more item with a mouse', () => {
  const rest = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  const entry = () => {
    const item = more().closest('li');
    if (item === null) throw new Error('The button stands in no list.');
    return item;
  };

  it('opens on hover, stays when its button is pressed at once, and closes with the next press', async () => {
    await line();
    vi.useFakeTimers();
    fireEvent.pointerEnter(entry(), { pointerType: 'mouse' });
    rest(100);
    expect(panel()).not.toBeNull();
    fireEvent.click(more());
    expect(panel()).not.toBeNull();
    fireEvent.click(more());
    expect(panel()).toBeNull();
    rest(1000);
    expect(panel()).toBeNull();
  });

  it('closes shortly after the mouse has left, pressed or not', async () => {
    await line();
    vi.useFakeTimers();
    fireEvent.pointerEnter(entry(), { pointerType: 'mouse' });
    rest(100);
    fireEvent.click(more());
    fireEvent.pointerLeave(entry(), { pointerType: 'mouse' });
    rest(200);
    expect(panel()).toBeNull();
  });
});
