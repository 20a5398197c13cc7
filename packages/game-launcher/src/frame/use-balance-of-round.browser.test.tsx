import { sessionApi } from '@livery/session';
import { balance, renderApp } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PUSH_WAIT_MS, useBalanceOfRound } from './use-balance-of-round.ts';

afterEach(() => {
  cleanup();
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

function Game() {
  const { onStart, onReport } = useBalanceOfRound();
  return (
    <>
      <button onClick={onStart}>start</button>
      <button onClick={onReport}>report</button>
    </>
  );
}

/** A game that has its first balance; `report` is its message, `push` what the platform sends. */
async function play(asked: NonNullable<Answers['balance']>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
  const { store } = await renderApp(<Game />, { session: 'member', answers: { balance: asked } });
  const known = () => sessionApi.endpoints.balance.select()(store.getState() as never).data?.version;
  await waitFor(() => expect(known()).toBeDefined());
  return {
    known,
    start: () => act(() => screen.getByRole('button', { name: 'start' }).click()),
    report: () => act(() => screen.getByRole('button', { name: 'report' }).click()),
    push: (version: number) => act(() => void store.dispatch(sessionApi.util.updateQueryData('balance', undefined, (current) => void Object.assign(current, { version })) as never)),
    pass: (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds))),
  };
}

describe('useBalanceOfRound', () => {
  it('fetches the balance that is not pushed, once for a run of reports', async () => {
    let version = 0;
    const asked = vi.fn<NonNullable<Answers['balance']>>(() => balance({ version: ++version }));
    const { report, pass, known } = await play(asked);
    report();
    report();
    await pass(PUSH_WAIT_MS);
    await waitFor(() => expect(known()).toBe(2));
    expect(asked).toHaveBeenCalledTimes(2);
    // The answer to one report is no push that stands for the next.
    report();
    await pass(PUSH_WAIT_MS);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(3));
  });

  it('fetches nothing when the balance is pushed before or after the report', async () => {
    const asked = vi.fn<NonNullable<Answers['balance']>>(() => balance({ version: 1 }));
    const { report, push, pass } = await play(asked);
    push(2);
    report();
    await pass(2 * PUSH_WAIT_MS);
    report();
    await pass(PUSH_WAIT_MS / 2);
    push(3);
    await pass(2 * PUSH_WAIT_MS);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('fetches nothing when the push came long before the report, in the round that it is of', async () => {
    const asked = vi.fn<NonNullable<Answers['balance']>>(() => balance({ version: 1 }));
    const { start, report, push, pass } = await play(asked);
    for (const version of [2, 3]) {
      start();
      push(version);
      await pass(2 * PUSH_WAIT_MS);
      report();
      await pass(2 * PUSH_WAIT_MS);
    }
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('fetches the balance of a round without a push, whatever was pushed before it', async () => {
    const asked = vi.fn<NonNullable<Answers['balance']>>(() => balance({ version: 1 }));
    const { start, report, push, pass } = await play(asked);
    push(2);
    await pass(2 * PUSH_WAIT_MS);
    start();
    report();
    await pass(PUSH_WAIT_MS);
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  });
});
