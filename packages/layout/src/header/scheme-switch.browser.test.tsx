import { brand, renderApp } from '@livery/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseScheme, schemeStorageKey } from '../brand/scheme.ts';
import { SchemeSwitch } from './scheme-switch.tsx';

const root = document.documentElement;
let before: string | undefined;

beforeEach(() => {
  before = root.dataset['scheme'];
  root.dataset['scheme'] = 'light';
});
afterEach(() => {
  cleanup();
  localStorage.removeItem(schemeStorageKey);
  if (before === undefined) delete root.dataset['scheme'];
  else root.dataset['scheme'] = before;
});

const labels = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'));

describe('SchemeSwitch', () => {
  it('offers the other scheme, in every place that has the button', async () => {
    await renderApp(
      <>
        <SchemeSwitch />
        <SchemeSwitch />
      </>,
    );
    expect(labels()).toEqual(['Switch to dark colours', 'Switch to dark colours']);
    await act(async () => fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement));
    expect([root.dataset['scheme'], ...labels()]).toEqual(['dark', 'Switch to light colours', 'Switch to light colours']);
    await act(async () => chooseScheme('light'));
    expect(labels()).toEqual(['Switch to dark colours', 'Switch to dark colours']);
  });

  it('does not show where the brand has one scheme', async () => {
    await renderApp(<SchemeSwitch />, { brand: { ...brand(), schemes: ['dark'] } });
    expect(labels()).toEqual([]);
  });
});
