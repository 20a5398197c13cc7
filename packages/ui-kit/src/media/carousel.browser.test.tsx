import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Modal } from '../overlays/modal.tsx';
import { token } from '../foundation/token.ts';
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
  // A pointer left over the carousel by another test would pause it.
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
/** Within the carousel: React Aria may keep live regions elsewhere in the document. */
const live = () => screen.getByRole('region', { name: 'Offers' }).querySelector('[aria-live]');
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

describe('Carousel', () => {
  it('advances by timer, wraps around and announces nothing', () => {
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

  it('stops when paused, and announces slides changed by hand', () => {
    show();
    act(() => screen.getByRole('button', { name: 'Pause' }).click());
    pass(60_000);
    expect(current()).toBe(1);
    expect(live()?.getAttribute('aria-live')).toBe('polite');
    act(() => screen.getByRole('button', { name: 'Play' }).click());
    pass(5000);
    expect(current()).toBe(2);
  });

  it('stops while hovered or focused', () => {
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

  it('returns no other slide when the pointer leaves it while the focus is inside, or the focus while the pointer is', () => {
    show();
    const region = screen.getByRole('region', { name: 'Offers' });
    const next = screen.getByRole('button', { name: 'Next' });
    fireEvent.pointerEnter(region);
    act(() => next.focus());
    fireEvent.pointerLeave(region);
    pass(20_000);
    expect(current()).toBe(1);
    fireEvent.pointerEnter(region);
    act(() => next.blur());
    pass(20_000);
    expect(current()).toBe(1);
    fireEvent.pointerLeave(region);
    pass(5000);
    expect(current()).toBe(2);
  });

  it('returns the focus to its slides as a whole when the slide that had it is left', async () => {
    vi.useRealTimers();
    render(
      <Carousel labels={labels}>
        <a href="#one">One</a>
        <a href="#two">Two</a>
      </Carousel>,
    );
    const slides = screen.getByRole('group', { name: 'Offers' });
    act(() => screen.getByRole('link', { name: 'One' }).focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(current()).toBe(2);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(document.activeElement).toBe(slides);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Two' }));
  });

  it('stops while a dialog is open over it', () => {
    const offers = (open: boolean) => (
      <>
        <Carousel labels={labels} interval={5000}>
          <p>One</p>
          <p>Two</p>
        </Carousel>
        <Modal isOpen={open} onOpenChange={() => {}} title="Log in" closeLabel="Close">
          <p>Words</p>
        </Modal>
      </>
    );
    const { rerender } = render(offers(true));
    const dots = () => screen.getAllByRole('button', { name: /^Slide/, hidden: true }).findIndex((dot) => dot.hasAttribute('aria-current')) + 1;
    pass(20_000);
    expect(dots()).toBe(1);
    rerender(offers(false));
    pass(20_000);
    expect(dots()).not.toBe(1);
  });

  it('stops while it is out of sight', () => {
    show();
    const region = screen.getByRole('region', { name: 'Offers' });
    region.style.marginBlockStart = '300vh';
    pass(20_000);
    expect(current()).toBe(1);
    region.style.marginBlockStart = '0';
    pass(5000);
    expect(current()).toBe(2);
  });

  it('has one transitioned property in a dot', () => {
    const { style } = document.documentElement;
    // What a brand brings.
    const [duration, ease] = [token.motion.duration.normal, token.motion.ease.emphasis].map((name) => name.slice('var('.length, -1));
    style.setProperty(duration ?? '', '1s');
    style.setProperty(ease ?? '', 'linear');
    show();
    expect(getComputedStyle(screen.getByRole('button', { name: 'Slide 1' }), '::before').transitionProperty).toBe('inline-size');
    style.removeProperty(duration ?? '');
    style.removeProperty(ease ?? '');
  });

  it('does not advance by timer with reduced motion', () => {
    reduced = true;
    show();
    pass(60_000);
    expect(current()).toBe(1);
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
  });

  it('makes hidden slides inert', () => {
    show();
    const slides = screen.getAllByRole('group', { hidden: true, name: / of 3$/ });
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
    act(() => screen.getByRole('button', { name: 'Previous' }).click());
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([true, true, false]);
  });
});
