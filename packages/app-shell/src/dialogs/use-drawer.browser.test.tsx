import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dialogsSlice, openDialogsOf } from './dialogs-slice.ts';
import { dialogsOf } from './use-dialogs.ts';
import { useDrawer } from './use-drawer.ts';

const makeStore = () => configureStore({ reducer: combineReducers({ dialogs: dialogsSlice.reducer }) });
let store: ReturnType<typeof makeStore>;
beforeEach(() => {
  store = makeStore();
});
afterEach(cleanup);

function Page() {
  const { isOpen, setOpen } = useDrawer();
  return <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'open' : 'closed'}</button>;
}

const shown = () => render(<Provider store={store}><Page /></Provider>);
const press = () => act(() => screen.getByRole('button').click());
const names = () => openDialogsOf(store.getState()).map(({ name }) => name);

describe('useDrawer', () => {
  it('opens again while it is still fading out', () => {
    shown();
    press();
    press();
    expect([screen.getByRole('button').textContent, names()]).toEqual(['closed', []]);
    press();
    expect([screen.getByRole('button').textContent, names()]).toEqual(['open', ['drawer']]);
  });

  it('closes with the component that shows it, and leaves open what opened above it', () => {
    const { unmount } = shown();
    press();
    dialogsOf(store.dispatch).open('loginPopupModal');
    unmount();
    expect(names()).toEqual(['loginPopupModal']);
  });
});
