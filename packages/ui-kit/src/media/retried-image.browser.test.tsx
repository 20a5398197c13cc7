import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RetriedImage } from './retried-image.tsx';

afterEach(cleanup);

describe('RetriedImage', () => {
  it('tries a picture once more, then shows a placeholder of its size', () => {
    const { container } = render(<RetriedImage src="/lost.svg" width={24} height={16} />);
    const image = () => container.querySelector('img');
    const first = image()!;
    fireEvent.error(first);
    expect([image() === first, image()?.getAttribute('src')]).toEqual([false, '/lost.svg']);
    fireEvent.error(image()!);
    const { width, height } = container.querySelector('[data-lost]')!.getBoundingClientRect();
    expect([image(), width, height]).toEqual([null, 24, 16]);
  });

  it('starts over with another picture', () => {
    const { container, rerender } = render(<RetriedImage src="/lost.svg" width={28} height={20} />);
    fireEvent.error(container.querySelector('img')!);
    fireEvent.error(container.querySelector('img')!);
    rerender(<RetriedImage src="/other.svg" width={28} height={20} />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/other.svg');
  });
});
