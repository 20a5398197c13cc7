import { never, permission, refuse, renderApp, workChallenge } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { sessionApi } from '@livery/session';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HumanCheckPart } from './human-check-part.tsx';
import { useHumanCheck } from './use-human-check.ts';
import { loadWidgetScript } from './widget-script.ts';
import type { WidgetApi, WidgetOptions } from './widget-script.ts';

const made: WidgetOptions[] = [];
const api: WidgetApi = {
  render: (place, options) => {
    made.push(options);
    place.append('the widget');
    return `w-${made.length}`;
  },
  reset: vi.fn<WidgetApi['reset']>(),
  remove: vi.fn<WidgetApi['remove']>(),
};

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  made.length = 0;
  delete window.turnstile;
});

// What the page adds to the address ends up in the comment.
const script = (word: string) => `data:text/javascript,window.loads=(window.loads||'')+'${word};'//`;
const loads = () => (window as { loads?: string }).loads ?? '';

function Check() {
  const { data } = sessionApi.usePermissionQuery();
  const check = useHumanCheck(data !== undefined);
  return (
    <>
      {data === undefined ? null : <HumanCheckPart check={check} error={check.answered ? undefined : 'Not yet.'} />}
      <button type="button" onClick={check.renew}>
        renew
      </button>
      <button type="button" onClick={() => check.keep(true)}>
        keep
      </button>
      <button type="button" onClick={() => check.keep(false)}>
        release
      </button>
      <output>{JSON.stringify(check.proof)}</output>
    </>
  );
}

async function show(scriptUrl: string) {
  const verification = { phone: { provider: 'platform' }, humanCheck: { provider: 'turnstile', siteKey: 'site-1', scriptUrl } } as const;
  await renderApp(<Check />, { answers: { permission: () => permission({ verification }) } });
}
const press = (name: string) => screen.getByRole('button', { name }).click();
const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const group = () => screen.findByRole('group', { name: 'Please show that you are a person' });

describe('HumanCheckPart', () => {
  it('shows the built-in captcha where the merchant has no outside provider', async () => {
    await renderApp(<Check />);
    expect(await screen.findByRole('textbox', { name: /^Characters/ })).not.toBeNull();
  });

  it('shows a captcha of its own for each of two checks on one screen', async () => {
    let given = 0;
    const captcha = vi.fn(() => ({ captchaId: `c-${(given += 1)}`, image: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', expiresIn: 120 }));
    await renderApp(<><Check /><Check /></>, { answers: { captcha } });
    const [first, second] = [/c-1/, /c-2/].map((id) => screen.findByText(id));
    const [one, other] = [await first, await second];
    screen.getAllByRole('button', { name: 'renew' })[0]?.click();
    await waitFor(() => expect(captcha).toHaveBeenCalledTimes(3));
    await screen.findByText(/c-3/);
    expect([one, other].filter((proof) => proof?.textContent.includes('c-3'))).toHaveLength(1);
    expect(screen.getAllByText(/c-\d/)).toHaveLength(2);
  });

  it('asks for pictures at most once a second when checks are used up faster, and shows none that is used up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const at: number[] = [];
    const captcha = () => ({ captchaId: `c-${at.push(Date.now())}`, image, expiresIn: 120 });
    const output = () => document.querySelector('output')?.textContent;
    // Each look takes some time of the clock.
    const shown = (id: string) => vi.waitFor(() => expect(output()).toContain(id), { timeout: 3000 });
    void renderApp(<Check />, { answers: { captcha } });
    await shown('c-1');
    act(() => press('renew'));
    act(() => press('renew'));
    expect([at.length, output(), document.querySelector('img')]).toEqual([1, '', null]);
    await shown('c-2');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    const before = Date.now();
    act(() => press('renew'));
    await shown('c-3');
    const [first = 0, second = 0, third = 0] = at;
    // Counted where the request arrives, which is some looks later.
    expect([second - first > 800, third - before < 200, at.length]).toEqual([true, true, 3]);
  });

  it('returns no captcha when the one after a used one does not come', async () => {
    const captcha = vi.fn<NonNullable<Answers['captcha']>>(() => ({ captchaId: 'c-1', image, expiresIn: 120 }));
    await renderApp(<Check />, { answers: { captcha } });
    await screen.findByText(/c-1/);
    captcha.mockImplementation(() => refuse('FUNCTION_DISABLED'));
    press('renew');
    await screen.findByText('The picture did not load.');
    expect([document.querySelector('output')?.textContent, document.querySelector('img')]).toEqual(['', null]);
  });

  it('returns the same captcha when it expires while it is kept, and another once it is not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    let given = 0;
    await renderApp(<Check />, { answers: { captcha: () => ({ captchaId: `c-${(given += 1)}`, image, expiresIn: 120 }) } });
    await screen.findByText(/c-1/);
    press('keep');
    await act(() => vi.advanceTimersByTimeAsync(121_000));
    expect([given, screen.queryByText(/c-1/)]).toEqual([1, expect.anything()]);
    press('release');
    await screen.findByText(/c-2/);
  });

  it('shows the provider’s widget in a labelled group, takes its token and loads its script once', async () => {
    window.turnstile = api;
    await show(script('first'));
    await screen.findByText('the widget');
    expect(made[0]).toMatchObject({ sitekey: 'site-1', language: 'en', size: 'flexible' });
    made[0]?.callback('token-1');
    await screen.findByText('{"humanToken":"token-1"}');
    await loadWidgetScript(script('first'));
    expect(loads()).toBe('first;');
  });

  it('returns the same token when it expires while it is kept, and the newest once it is not', async () => {
    window.turnstile = api;
    await show(script('kept'));
    await screen.findByText('the widget');
    made[0]?.callback('token-1');
    await screen.findByText('{"humanToken":"token-1"}');
    press('keep');
    act(() => {
      made[0]?.['expired-callback']();
      made[0]?.callback('token-2');
    });
    expect(screen.queryByText('{"humanToken":"token-1"}')).not.toBeNull();
    press('release');
    await screen.findByText('{"humanToken":"token-2"}');
  });

  it('asks again when a token expires or was used', async () => {
    window.turnstile = api;
    await show(script('second'));
    await screen.findByText('the widget');
    made[0]?.callback('token-1');
    await screen.findByText('{"humanToken":"token-1"}');
    made[0]?.['expired-callback']();
    await waitFor(() => expect(screen.queryByText(/token-1/)).toBeNull());
    screen.getByRole('button', { name: 'renew' }).click();
    await waitFor(() => expect(made).toHaveLength(2));
    expect(api.remove).toHaveBeenCalledWith('w-1');
    made[1]?.callback('token-2');
    await screen.findByText('{"humanToken":"token-2"}');
  });

  it('shows an error and a retry button when the widget does not load', async () => {
    await show(script('third'));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect((await group()).textContent).toContain('The check did not load.');
    window.turnstile = api;
    retry.click();
    await screen.findByText('the widget');
    made[0]?.['error-callback']();
    await screen.findByRole('button', { name: 'Try again' });
  });
});

describe('HumanCheckPart without the picture', () => {
  const choose = async () => userEvent.click(await screen.findByRole('button', { name: 'Cannot read the picture? Continue without it' }));
  const workGroup = () => screen.findByRole('group', { name: 'Check without a picture' });

  it('does the work of a challenge once it is chosen, says so, and takes the solution', async () => {
    const captchaWork = vi.fn<NonNullable<Answers['captchaWork']>>(() => workChallenge());
    await renderApp(<Check />, { answers: { captchaWork } });
    await screen.findByRole('textbox', { name: /^Characters/ });
    expect(captchaWork).not.toHaveBeenCalled();
    await choose();
    const group = await workGroup();
    expect(document.activeElement).toBe(group);
    await waitFor(() => expect(group.dataset['state']).toBe('solved'));
    expect([...group.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)).toContain('Done. You can go on.');
    const sent = JSON.parse(document.querySelector('output')?.textContent ?? '') as { captchaWork: string };
    expect(JSON.parse(atob(sent.captchaWork))).toMatchObject({ challenge: workChallenge().challenge, solution: { counter: 25 } });
  });

  it('works anew when the solution was used', async () => {
    const captchaWork = vi.fn<NonNullable<Answers['captchaWork']>>(() => workChallenge());
    await renderApp(<Check />, { answers: { captchaWork } });
    await choose();
    const group = await workGroup();
    await waitFor(() => expect(group.dataset['state']).toBe('solved'));
    captchaWork.mockImplementation(() => never());
    screen.getByRole('button', { name: 'renew' }).click();
    await waitFor(() => expect(captchaWork).toHaveBeenCalledTimes(2));
    expect([group.dataset['state'], document.querySelector('output')?.textContent]).toEqual(['working', '']);
    expect(group.textContent).toContain('your device is not done yet');
  });

  it('shows an error and a retry button when it fails, and starts again', async () => {
    const captchaWork = vi.fn<NonNullable<Answers['captchaWork']>>(() => refuse('UNAVAILABLE'));
    await renderApp(<Check />, { answers: { captchaWork } });
    await choose();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    captchaWork.mockImplementation(() => workChallenge());
    retry.click();
    const group = await workGroup();
    await waitFor(() => expect(group.dataset['state']).toBe('solved'));
  });

  it('gives a solution up that has expired', async () => {
    await renderApp(<Check />, { answers: { captchaWork: () => ({ ...workChallenge(), expiresIn: 1 }) } });
    await choose();
    const group = await workGroup();
    await waitFor(() => expect(group.dataset['state']).toBe('solved'));
    await waitFor(() => expect(group.dataset['state']).toBe('expired'), { timeout: 3000 });
    expect(document.querySelector('output')?.textContent).toBe('');
  });

  it('returns the same solution when it expires while it is kept, and none once it is not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    await renderApp(<Check />, { answers: { captchaWork: () => ({ ...workChallenge(), expiresIn: 120 }) } });
    await choose();
    const group = await workGroup();
    await waitFor(() => expect(group.dataset['state']).toBe('solved'));
    press('keep');
    await act(() => vi.advanceTimersByTimeAsync(121_000));
    expect([group.dataset['state'], document.querySelector('output')?.textContent]).toEqual(['solved', expect.stringContaining('captchaWork')]);
    press('release');
    await waitFor(() => expect(group.dataset['state']).toBe('expired'));
  });

  it('returns to the picture, whose field then has the focus', async () => {
    await renderApp(<Check />, { answers: { captchaWork: never } });
    await choose();
    await userEvent.click(await screen.findByRole('button', { name: 'Use the picture instead' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Characters/ })));
  });
});
