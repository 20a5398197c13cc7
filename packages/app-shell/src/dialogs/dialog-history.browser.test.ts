import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { dialogsSlice, openDialogsOf } from './dialogs-slice.ts';
import { dialogsOf } from './use-dialogs.ts';
import { keepDialogEntry } from './dialog-entry.ts';
import { syncDialogsWithHistory } from './dialog-history.ts';

let stop: () => void = () => {};
let names: () => string[];
let dialogs: ReturnType<typeof dialogsOf>;
let end: (id: string) => void;

beforeEach(() => {
  history.pushState({ idx: 1 }, '', '#start');
  history.pushState({ idx: 2 }, '', '#page');
  const store = configureStore({ reducer: combineReducers({ dialogs: dialogsSlice.reducer }) });
  stop = syncDialogsWithHistory(store);
  dialogs = dialogsOf(store.dispatch);
  end = (id) => void store.dispatch(dialogsSlice.actions.ended(id));
  names = () => openDialogsOf(store.getState()).map(({ name }) => name);
});
afterEach(() => stop());

/** Address, router index and names in the history entry. */
const entry = () => `${location.hash} ${(history.state as { idx: number }).idx} ${Object.keys(history.state as object).join()}`;

describe('syncDialogsWithHistory', () => {
  it('closes the last opened dialog on back', async () => {
    dialogs.open('noticeModal');
    dialogs.open('confirm', { title: { text: 't' }, body: { text: 'b' } });
    history.back();
    await vi.waitFor(() => expect(names()).toEqual(['noticeModal']));
    history.back();
    await vi.waitFor(() => expect(names()).toEqual([]));
    await expect.poll(entry).toBe('#page 2 idx');
  });

  it('removes the entry of a dialog that is closed otherwise', async () => {
    dialogs.open('noticeModal');
    dialogs.close();
    await expect.poll(entry).toBe('#page 2 idx');
    history.back();
    await expect.poll(entry).toBe('#start 1 idx');
  });

  it('passes the entry on where one dialog replaces another', async () => {
    dialogs.open('loginPopupModal');
    dialogs.open('registerModal');
    history.back();
    await vi.waitFor(() => expect(names()).toEqual([]));
    await expect.poll(entry).toBe('#page 2 idx');
  });

  it('passes the entry on where a dialog opens right after another has closed', async () => {
    dialogs.open('drawer');
    dialogs.close();
    dialogs.open('noticeModal');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(names()).toEqual(['noticeModal']);
    history.back();
    await vi.waitFor(() => expect(names()).toEqual([]));
    await expect.poll(entry).toBe('#page 2 idx');
  });

  it('closes a dialog whose entry the page has replaced meanwhile, and leaves no entry behind', async () => {
    dialogs.open('drawer');
    expect(keepDialogEntry(() => history.replaceState({ idx: 2 }, '', '#filtered'))).toBe(true);
    dialogs.close();
    await expect.poll(entry).toBe('#page 2 idx');
    expect(keepDialogEntry(() => history.replaceState({ idx: 2 }, '', '#filtered'))).toBe(false);
    expect(entry()).toBe('#filtered 2 idx');
  });

  it('closes the dialog above one that has ended alone on back, and skips the entry of that one', async () => {
    const drawer = dialogs.open('drawer');
    dialogs.open('loginPopupModal');
    end(drawer);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(names()).toEqual(['loginPopupModal']);
    history.back();
    await vi.waitFor(() => expect(names()).toEqual([]));
    await expect.poll(entry).toBe('#page 2 idx');
  });

  it('closes several dialogs at once', async () => {
    dialogs.open('noticeModal');
    dialogs.open('confirm', { title: { text: 't' }, body: { text: 'b' } });
    dialogs.closeAll();
    await expect.poll(entry).toBe('#page 2 idx');
  });

  it('keeps a navigation that follows the closing, and skips the entry left behind', async () => {
    dialogs.open('loginPopupModal');
    dialogs.closeAll();
    history.pushState({ idx: 3 }, '', '#next');
    await new Promise((resolve) => setTimeout(resolve));
    await expect.poll(entry).toBe('#next 3 idx');
    history.back();
    await expect.poll(entry).toBe('#page 2 idx');
  });

  it('restores a navigation that came while it was going back', async () => {
    dialogs.open('loginPopupModal');
    dialogs.closeAll();
    await new Promise((resolve) => setTimeout(resolve));
    history.pushState({ idx: 3 }, '', '#next');
    await expect.poll(entry).toBe('#next 3 idx');
  });

  it('includes dialogs opened before it started', async () => {
    stop();
    const store = configureStore({ reducer: combineReducers({ dialogs: dialogsSlice.reducer }) });
    dialogsOf(store.dispatch).open('loginPopupModal');
    stop = syncDialogsWithHistory(store);
    expect(entry()).toBe('#page 2 idx,liveryDialog');
    history.back();
    await vi.waitFor(() => expect(openDialogsOf(store.getState())).toEqual([]));
    await expect.poll(entry).toBe('#page 2 idx');
  });

  it('reuses the entry that a reload has left for a dialog that is open again', async () => {
    stop();
    history.pushState({ ...(history.state as object), liveryDialog: 'gone' }, '');
    const store = configureStore({ reducer: combineReducers({ dialogs: dialogsSlice.reducer }) });
    dialogsOf(store.dispatch).open('loginPopupModal');
    stop = syncDialogsWithHistory(store);
    history.back();
    await vi.waitFor(() => expect(openDialogsOf(store.getState())).toEqual([]));
    await expect.poll(entry).toBe('#page 2 idx');
  });
});
