import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('Disclosure', () => {
  it('opens and closes on click and sets aria-expanded', () => {
    show();
    expect(trigger().getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(trigger());
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(trigger().getAttribute('aria-controls') ?? '')?.contains(panel())).toBe(true);
    fireEvent.click(trigger());
    expect(panel()).toBeNull();
  });

  it('opens on mouse hover but not on touch, and stays open while the mouse crosses the gap', () => {
    show();
    const root = trigger().parentElement!;
    fireEvent.pointerEnter(root, { pointerType: 'touch' });
    act(() => void vi.advanceTimersByTime(1000));
    expect(panel()).toBeNull();
    fireEvent.pointerEnter(root, { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(80));
    expect(panel()).not.toBeNull();
    fireEvent.pointerLeave(root, { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(100));
    fireEvent.pointerEnter(root, { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(1000));
    expect(panel()).not.toBeNull();
    fireEvent.pointerLeave(root, { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(180));
    expect(panel()).toBeNull();
  });

  it.each([
    ['a press elsewhere', () => fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }))],
    ['moving the focus elsewhere', () => act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())],
  ])('closes on %s', (_, leave) => {
    show();
    fireEvent.click(trigger());
    act(() => panel()?.focus());
    expect(panel()).not.toBeNull();
    leave();
    expect(panel()).toBeNull();
  });
});
