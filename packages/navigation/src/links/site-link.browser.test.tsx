import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as React from 'react';
import { Profiler, useLayoutEffect } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router';
import type { NavigateFunction } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SiteLink } from './site-link.tsx';
import { SiteNavigationProvider } from './site-navigation.tsx';

const origin = window.location.href;
let here: string;
let navigate: NavigateFunction;
const made = vi.fn();
/** React counts renders in its development build alone, which `npm test -- --all` has. */
const counted = 'captureOwnerStack' in React;

function Where() {
  const { pathname, search, hash } = useLocation();
  const go = useNavigate();
  useLayoutEffect(() => {
    here = pathname + search + hash;
    navigate = go;
  });
  return null;
}

beforeEach(() => {
  window.history.replaceState(null, '', '/rng?page=NVP');
  made.mockClear();
  render(
    <BrowserRouter>
      <Where />
      <SiteNavigationProvider>
        <SiteLink href="/rng?page=NVP">Nova</SiteLink>
        <SiteLink href="/live">Live</SiteLink>
        <Profiler id="link" onRender={made}>
          <SiteLink href="/fish">Fish</SiteLink>
        </Profiler>
        <SiteLink href="/">Home</SiteLink>
        <SiteLink href="#rules">Rules</SiteLink>
        <SiteLink href="/rng" aria-current="true">
          Shelf
        </SiteLink>
        <SiteLink href="/pvp" onClick={(event) => event.preventDefault()}>
          Guarded
        </SiteLink>
      </SiteNavigationProvider>
    </BrowserRouter>,
  );
});
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', origin);
});

const link = (name: string) => screen.getByRole('link', { name });
/** Clicks; whether the browser was left to follow the link itself, which a test page must not do. */
function click(name: string, init: MouseEventInit = {}): boolean {
  let left = false;
  const watch = (event: MouseEvent) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', watch);
  fireEvent.click(link(name), init);
  window.removeEventListener('click', watch);
  return left;
}

describe('SiteLink', () => {
  test('goes on without a reload, and marks the link of the current page', () => {
    expect(link('Nova').getAttribute('aria-current')).toBe('page');
    expect(click('Live')).toBe(false);
    expect(here).toBe('/live');
    expect(link('Live').getAttribute('aria-current')).toBe('page');
    expect(link('Nova').getAttribute('aria-current')).toBeNull();
  });

  test('takes aria-current from its owner where given', () => {
    expect(link('Shelf').getAttribute('aria-current')).toBe('true');
  });

  test('does nothing for the current address', () => {
    const { length } = window.history;
    expect(click('Nova')).toBe(false);
    expect([here, window.history.length]).toEqual(['/rng?page=NVP', length]);
  });

  test.each(['/', '/home', '/index', '/index.html'])('marks the link to home and does nothing at %s', (path) => {
    act(() => void navigate(path));
    const { length } = window.history;
    expect(link('Home').getAttribute('aria-current')).toBe('page');
    expect(click('Home')).toBe(false);
    expect([here, window.history.length]).toEqual([path, length]);
  });

  test.each(['/register', '/home?from=mail', '/nowhere'])('goes home from %s', (path) => {
    act(() => void navigate(path));
    expect(link('Home').getAttribute('aria-current')).toBeNull();
    click('Home');
    expect(here).toBe('/');
  });

  test('goes to a hash and keeps path and query', () => {
    click('Rules');
    expect(here).toBe('/rng?page=NVP#rules');
  });

  test('leaves modified clicks to the browser and follows no prevented click', () => {
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) expect(click('Live', init)).toBe(true);
    click('Guarded');
    expect(here).toBe('/rng?page=NVP');
  });

  test.runIf(counted)('renders again only when it becomes or was the current link', () => {
    expect(made).toHaveBeenCalledTimes(1);
    act(() => void navigate('/live'));
    expect(made).toHaveBeenCalledTimes(1);
    act(() => void navigate('/fish'));
    expect(link('Fish').getAttribute('aria-current')).toBe('page');
  });
});
