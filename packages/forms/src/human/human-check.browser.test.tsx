import { permission, renderApp } from '@livery/testing';
import { sessionApi } from '@livery/session';
import { cleanup, screen, waitFor } from '@testing-library/react';
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
      <output>{JSON.stringify(check.proof)}</output>
    </>
  );
}

async function show(scriptUrl: string) {
  const verification = { phone: { provider: 'platform' }, humanCheck: { provider: 'turnstile', siteKey: 'site-1', scriptUrl } } as const;
  await renderApp(<Check />, { answers: { permission: () => permission({ verification }) } });
}
const group = () => screen.findByRole('group', { name: 'Please show that you are a person' });

describe('HumanCheckPart', () => {
  it('shows the built-in captcha where the merchant has no outside provider', async () => {
    await renderApp(<Check />);
    expect(await screen.findByRole('textbox', { name: /^Characters/ })).not.toBeNull();
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
