import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Carousel } from './carousel.tsx';

const labels = {
  carousel: 'Offers',
  roleDescription: 'carousel',
  slideRoleDescription: 'slide',
  slide: (number: number, count: number) => `${number} of ${count}`,
  goTo: (number: number) => `Slide ${number}`,
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
};

let reduced = false;

beforeEach(async () => {
  // Under a pointer that another test left there it would stand still.
  await userEvent.hover(document.documentElement, { position: { x: 1270, y: 790 } });
  reduced = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: reduced, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const show = () =>
  render(
    <Carousel labels={labels} interval={5000}>
      <p>One</p>
      <p>Two</p>
      <p>Three</p>
    </Carousel>,
  );
const current = () => screen.getAllByRole('button', { name: /^Slide/ }).findIndex((dot) => dot.hasAttribute('aria-current')) + 1;
/** Elsewhere in the document React Aria may keep live regions of its own. */
const live = () => screen.getByRole('region', { name: 'Offers' }).querySelector('[aria-live]');
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('moves on by itself, round and round, without announcing', () => {
  show();
  expect(current()).toBe(1);
  pass(4999);
  expect(current()).toBe(1);
  pass(1);
  expect(current()).toBe(2);
  pass(5000);
  pass(5000);
  expect(current()).toBe(1);
  expect(live()?.getAttribute('aria-live')).toBe('off');
});

test('stands still when paused, and announces what is shown by hand', () => {
  show();
  act(() => screen.getByRole('button', { name: 'Pause' }).click());
  pass(60_000);
  expect(current()).toBe(1);
  expect(live()?.getAttribute('aria-live')).toBe('polite');
  act(() => screen.getByRole('button', { name: 'Play' }).click());
  pass(5000);
  expect(current()).toBe(2);
});

test('stands still while pointed at or focused', () => {
  show();
  const region = screen.getByRole('region', { name: 'Offers' });
  fireEvent.pointerEnter(region);
  pass(20_000);
  expect(current()).toBe(1);
  fireEvent.pointerLeave(region);
  act(() => screen.getByRole('button', { name: 'Next' }).focus());
  pass(20_000);
  expect(current()).toBe(1);
});

test('never moves by itself for those who asked for less motion', () => {
  reduced = true;
  show();
  pass(60_000);
  expect(current()).toBe(1);
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

test('keeps slides out of sight out of reach', () => {
  show();
  const slides = screen.getAllByRole('group', { hidden: true, name: / of 3$/ });
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
  act(() => screen.getByRole('button', { name: 'Previous' }).click());
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([true, true, false]);
});
