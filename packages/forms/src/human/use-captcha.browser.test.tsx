import { renderApp } from '@livery/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCaptcha } from './use-captcha.ts';

afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function Asked() {
  const [wanted, setWanted] = useState(true);
  const [kept, setKept] = useState<string>();
  const { proof, renew } = useCaptcha(wanted, kept);
  return (
    <>
      <button type="button" onClick={() => setWanted((before) => !before)}>
        want
      </button>
      <button type="button" onClick={renew}>
        renew
      </button>
      <button type="button" onClick={() => setKept((before) => (before === undefined ? proof?.captchaId : undefined))}>
        keep
      </button>
      <output>{proof?.captchaId}</output>
    </>
  );
}

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const shown = (id: string) => vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe(id), { timeout: 3000 });

/** Shows a captcha whose pictures are numbered; `at` has the moment of each request. */
async function draw(): Promise<{ readonly at: readonly number[] }> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const at: number[] = [];
  const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  void renderApp(<Asked />, { answers: { captcha: () => ({ captchaId: `c-${at.push(Date.now())}`, image, expiresIn: 120 }) } });
  await shown('c-1');
  return { at };
}

describe('useCaptcha', () => {
  it('asks for another within a second when the clock was set back by an hour', async () => {
    const { at } = await draw();
    vi.setSystemTime(Date.now() - 3_600_000);
    press('renew');
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await shown('c-2');
    expect(at).toHaveLength(2);
  });

  it('asks for another when one expires that was fetched before the clock was set back', async () => {
    const { at } = await draw();
    vi.setSystemTime(Date.now() - 3_600_000);
    press('keep');
    press('keep');
    await act(() => vi.advanceTimersByTimeAsync(121_000));
    await shown('c-2');
    expect(at).toHaveLength(2);
  });

  it('asks at most once a second when it is wanted, no longer, and again, and shows no picture until then', async () => {
    const { at } = await draw();
    for (let times = 0; times < 6; times += 1) {
      press('want');
      // Each time long enough for a request.
      await act(() => vi.advanceTimersByTimeAsync(50));
    }
    expect([at.length, document.querySelector('output')?.textContent]).toEqual([1, '']);
    await shown('c-2');
    const [first = 0, second = 0] = at;
    expect(second - first).toBeGreaterThan(800);
  });
});
