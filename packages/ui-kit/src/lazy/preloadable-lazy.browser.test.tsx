import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { preloadableLazy } from './preloadable-lazy.ts';

afterEach(cleanup);

function Field({ label }: { readonly label: string }) {
  const [value, setValue] = useState('');
  return <input aria-label={label} value={value} onChange={(event) => setValue(event.target.value)} />;
}
const view = (Shown: ComponentType<{ readonly label: string }>, label = 'name') => (
  <Suspense fallback={<p>waiting</p>}>
    <Shown label={label} />
  </Suspense>
);

describe('preloadableLazy', () => {
  it('renders a preloaded component at once', async () => {
    const { load, show } = preloadableLazy(async () => ({ Field }));
    const Shown = show((module) => module.Field);
    await load();
    render(view(Shown));
    expect(screen.getByLabelText('name')).not.toBeNull();
  });

  it('fetches a component once, and keeps what is typed meanwhile', async () => {
    const fetch = vi.fn(async () => ({ Field }));
    const { load, show } = preloadableLazy(fetch);
    const Shown = show((module) => module.Field);
    const { rerender } = render(view(Shown));
    expect(screen.getByText('waiting')).not.toBeNull();
    const input = await screen.findByLabelText<HTMLInputElement>('name');
    act(() => {
      input.focus();
      document.execCommand('insertText', false, 'mira');
    });
    rerender(view(Shown, 'other'));
    expect(screen.getByLabelText<HTMLInputElement>('other').value).toBe('mira');
    await load();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('with "follows" renders nothing until another part has fetched it, then renders automatically', async () => {
    const fetch = vi.fn(async () => ({ Note: () => <p>there</p> }));
    const { load, follow } = preloadableLazy(fetch);
    const Follower = follow((module) => module.Note);
    const { container } = render(
      <Suspense>
        <Follower />
      </Suspense>,
    );
    expect([container.textContent, fetch.mock.calls.length]).toEqual(['', 0]);
    await act(load);
    expect(await screen.findByText('there')).not.toBeNull();
  });

  it('retries after a failure', async () => {
    const fetch = vi.fn(async () => ({ Field })).mockRejectedValueOnce(new Error('offline'));
    const { load } = preloadableLazy(fetch);
    await expect(load()).rejects.toThrow('offline');
    await expect(load()).resolves.toEqual({ Field });
  });
});
