import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LazyImage } from './lazy-image.tsx';

const dot = (seed: number) => `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${seed}" height="9"><path d="M0 0h9v9H0z"/></svg>`)}`;
const stateOf = (container: Element) => container.querySelector('[data-picture]')?.getAttribute('data-picture');

afterEach(cleanup);

describe('LazyImage', () => {
  it('loads an image only when it comes near the viewport', async () => {
    const view = (offset: number) => (
      <div>
        <div style={{ blockSize: offset }} />
        <div style={{ inlineSize: 200 }}>
          <LazyImage src={dot(11)} alt="Far" ratio="1" />
        </div>
      </div>
    );
    const { container, rerender } = render(view(innerHeight * 2));
    // The observer has reported after two frames.
    await act(async () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))));
    expect(container.querySelector('img')?.hasAttribute('src')).toBe(false);
    expect(stateOf(container)).toBe('waiting');
    expect(container.querySelector('img')?.checkVisibility()).toBe(false);
    rerender(view(0));
    await waitFor(() => expect(stateOf(container)).toBe('loaded'));
    expect(container.querySelector('img')?.checkVisibility()).toBe(true);
  });

  it('keeps its size in every state', async () => {
    const { container } = render(
      <div style={{ inlineSize: 320 }}>
        <LazyImage src={dot(12)} alt="" ratio="16 / 9" />
      </div>,
    );
    const frame = container.querySelector('[data-picture]')!;
    const place = () => frame.getBoundingClientRect().height;
    expect(place()).toBe(180);
    await waitFor(() => expect(stateOf(container)).toBe('loaded'));
    expect(place()).toBe(180);
  });

  it('retries a failed image once, then shows a placeholder with the same name', () => {
    const { container } = render(<LazyImage src="/missing.webp" alt="Moonlit Reels" ratio="1" priority placeholder="MR" />);
    const first = container.querySelector('img')!;
    fireEvent.error(first);
    const second = container.querySelector('img')!;
    expect(second).not.toBe(first);
    expect(second.getAttribute('src')).toBe('/missing.webp');
    expect(stateOf(container)).toBe('loading');
    fireEvent.error(second);
    expect(stateOf(container)).toBe('error');
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('img', { name: 'Moonlit Reels' }).textContent).toBe('MR');
  });

  it('shows an image that loads on the second attempt', () => {
    const { container } = render(<LazyImage src="/flaky.webp" alt="" ratio="1" priority />);
    fireEvent.error(container.querySelector('img')!);
    fireEvent.load(container.querySelector('img')!);
    expect(stateOf(container)).toBe('loaded');
  });

  it('shows a previously shown image at once, without fade', async () => {
    const first = render(<LazyImage src={dot(13)} alt="" ratio="1" priority />);
    await waitFor(() => expect(stateOf(first.container)).toBe('loaded'));
    first.unmount();
    const { container } = render(
      <div style={{ paddingBlockStart: '500vh' }}>
        <LazyImage src={dot(13)} alt="" ratio="1" />
      </div>,
    );
    expect(container.querySelector('img')).not.toBeNull();
    await waitFor(() => expect(stateOf(container)).toBe('loaded'));
    expect(container.querySelector('[data-slow]')).toBeNull();
  });

  it('shows shimmer and fade only for an image that loads slowly', () => {
    vi.useFakeTimers();
    try {
      const { container } = render(<LazyImage src="/slow.webp" alt="" ratio="1" priority />);
      act(() => void vi.advanceTimersByTime(399));
      expect(container.querySelector('[data-slow]')).toBeNull();
      act(() => void vi.advanceTimersByTime(1));
      expect(container.querySelector('[data-slow]')).not.toBeNull();
      expect(getComputedStyle(container.querySelector('[data-picture]')!, '::after').animationName).not.toBe('none');
      fireEvent.load(container.querySelector('img')!);
      expect(container.querySelector("[data-slow='loaded']")).not.toBeNull();
    } finally {
      cleanup();
      vi.useRealTimers();
    }
  });

  it('starts over when the URL changes', () => {
    const { container, rerender } = render(<LazyImage src="/gone.webp" alt="" ratio="1" priority />);
    fireEvent.error(container.querySelector('img')!);
    fireEvent.error(container.querySelector('img')!);
    expect(stateOf(container)).toBe('error');
    rerender(<LazyImage src={dot(14)} alt="" ratio="1" priority />);
    expect(stateOf(container)).not.toBe('error');
  });
});
