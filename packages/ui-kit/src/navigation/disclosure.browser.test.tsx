import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Disclosure } from './disclosure.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = () =>
  render(
    <>
      <Disclosure openOnHover trigger={(properties) => <button {...properties}>Slots</button>}>
        <a href="#aurum">Vendor</a>
      </Disclosure>
      <button>Elsewhere</button>
    </>,
  );
const trigger = () => screen.getByRole('button', { name: 'Slots' });
const panel = () => screen.queryByRole('link', { name: 'Vendor' });

test('a press opens and closes it, and says so', () => {
  show();
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(trigger());
  expect(trigger().getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(trigger().getAttribute('aria-controls') ?? '')?.contains(panel())).toBe(true);
  fireEvent.click(trigger());
  expect(panel()).toBeNull();
});

test('opens for a mouse that rests on it, not for a finger, and stays while the mouse crosses over', () => {
  show();
  const root = trigger().parentElement!;
  fireEvent.pointerEnter(root, { pointerType: 'touch' });
  act(() => void vi.advanceTimersByTime(1000));
  expect(panel()).toBeNull();
  fireEvent.pointerEnter(root, { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(60));
  expect(panel()).not.toBeNull();
  fireEvent.pointerLeave(root, { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(100));
  fireEvent.pointerEnter(root, { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(1000));
  expect(panel()).not.toBeNull();
  fireEvent.pointerLeave(root, { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(160));
  expect(panel()).toBeNull();
});

test.each([
  ['a press elsewhere', () => fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }))],
  ['focus going elsewhere', () => act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())],
])('%s closes it', (_, leave) => {
  show();
  fireEvent.click(trigger());
  act(() => panel()?.focus());
  expect(panel()).not.toBeNull();
  leave();
  expect(panel()).toBeNull();
});
