import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkErrorBoundary, isChunkLoadError } from './chunk-error-boundary.tsx';
import type { BoundaryFailure } from './chunk-error-boundary.tsx';

const lost = (name: string) => new TypeError(`Failed to fetch dynamically imported module: /assets/${name}.js`);

function Throws({ error }: { readonly error: Error | undefined }) {
  if (error !== undefined) throw error;
  return <p>All is well</p>;
}

const memory = () => {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
};

const fallback = ({ kind, retry }: BoundaryFailure) => <button onClick={retry}>{kind}</button>;

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('isChunkLoadError', () => {
  it.each(['Loading chunk 12 failed', 'Loading CSS chunk 4 failed', 'error loading dynamically imported module: /a.js', 'Importing a module script failed.', 'Unable to preload CSS for /a.css'])(
    'returns true for %j',
    (message) => {
      expect(isChunkLoadError(new Error(message))).toBe(true);
      expect(isChunkLoadError(new Error(`We say: ${message.split(' ')[0]}`))).toBe(false);
    },
  );
});

describe('ChunkErrorBoundary', () => {
  it('reloads once for a missing chunk, then shows the fallback with a retry', () => {
    const storage = memory();
    const reload = vi.fn();
    const view = (name: string) => (
      <ChunkErrorBoundary storage={storage} reload={reload} fallback={fallback}>
        <Throws error={lost(name)} />
      </ChunkErrorBoundary>
    );
    render(view('lobby-1'));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();

    // The page after the reload, with the chunk still missing.
    render(view('lobby-1'));
    expect(reload).toHaveBeenCalledTimes(1);
    screen.getByRole('button', { name: 'chunk' }).click();
    expect(reload).toHaveBeenCalledTimes(2);
    cleanup();

    // After another deployment a different chunk is missing, which reloads once again.
    render(view('lobby-2'));
    expect(reload).toHaveBeenCalledTimes(3);
    cleanup();

    // With two missing chunks each reloads once, in whatever order they fail.
    render(view('lobby-1'));
    cleanup();
    render(view('lobby-2'));
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it.each(['lobby-1', '{}', 'null'])('reloads for a missing chunk where the storage holds %s', (stored) => {
    const reload = vi.fn();
    render(
      <ChunkErrorBoundary storage={{ getItem: () => stored, setItem: () => {} }} reload={reload} fallback={fallback}>
        <Throws error={lost('lobby-1')} />
      </ChunkErrorBoundary>,
    );
    expect(reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['mayReload returns false', { mayReload: () => false }],
    ['the storage throws', { storage: { getItem: () => { throw new Error('closed'); }, setItem: () => {} } }],
  ])('shows the fallback without reloading when %s', (_, props) => {
    const reload = vi.fn();
    render(
      <ChunkErrorBoundary storage={memory()} reload={reload} fallback={fallback} {...props}>
        <Throws error={lost('lobby-1')} />
      </ChunkErrorBoundary>,
    );
    expect(reload).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'chunk' }).click();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload for other errors, and renders again on retry', async () => {
    const reload = vi.fn();
    const view = (error: Error | undefined) => (
      <ChunkErrorBoundary storage={memory()} reload={reload} fallback={fallback}>
        <Throws error={error} />
      </ChunkErrorBoundary>
    );
    const { rerender } = render(view(new Error('a defect')));
    rerender(view(undefined));
    screen.getByRole('button', { name: 'error' }).click();
    expect(await screen.findByText('All is well')).not.toBeNull();
    expect(reload).not.toHaveBeenCalled();
  });
});
