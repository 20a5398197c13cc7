import { renderApp } from '@livery/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CentreRoute } from './centre-route.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('CentreRoute', () => {
  it('removes a closed centre even when it never reports its end, such as one whose script failed', async () => {
    const route = '/member/personalHistoryCopy';
    await renderApp(<CentreRoute centre="member">{({ close, isOpen }) => <button onClick={close}>{isOpen ? 'open' : 'closing'}</button>}</CentreRoute>, { route, session: 'member' });
    vi.useFakeTimers();
    act(() => screen.getByRole('button', { name: 'open' }).click());
    expect(screen.getByRole('button', { name: 'closing' })).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1000));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
