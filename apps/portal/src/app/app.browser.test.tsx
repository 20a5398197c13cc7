import { createText } from '@livery/i18n';
import type { TextRuntime } from '@livery/i18n';
import { makeParts } from '@livery/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { App } from './app.tsx';
import { createStore } from './store.ts';

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

/** English with the texts that come with the first script, and no others. */
function stalledTexts(): TextRuntime {
  const never = new Promise<void>(() => {});
  return { ...createText({ languages: ['EN'], defaultLanguage: 'EN', fixedLanguage: 'EN' }), pending: () => never, load: () => never };
}

describe('App', () => {
  it.each(['visitor', 'member'] as const)('shows the site to a %s while every text that is not bundled stalls', async (session) => {
    const { brand, transport } = await makeParts({ session });
    render(<App brand={brand} store={createStore(transport)} text={stalledTexts()} onShown={() => () => {}} />);
    expect(await screen.findByRole('banner')).not.toBeNull();
    expect(screen.getAllByRole('navigation').length).toBeGreaterThan(0);
    expect(screen.getByRole('main')).not.toBeNull();
  });

  it('shows that a page does not exist when its address is spelt in other letters', async () => {
    history.replaceState(null, '', '/HELP');
    const { brand, transport, text } = await makeParts();
    render(<App brand={brand} store={createStore(transport)} text={text} onShown={() => () => {}} />);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('This page is not here');
  });
});
