import { describe, expect, it } from 'vitest';
import { dialogsSlice, openDialogsOf } from './dialogs-slice.ts';
import type { DialogsState } from './dialogs-slice.ts';

const { opened, closed, allClosed, gone } = dialogsSlice.actions;
const ok = { title: { text: 'Title' }, body: { text: 'Body' } };
const after = (...actions: Parameters<typeof dialogsSlice.reducer>[1][]): DialogsState =>
  actions.reduce<DialogsState>((state, action) => dialogsSlice.reducer(state, action), { stack: [] });
const names = (state: DialogsState) => openDialogsOf({ dialogs: state }).map(({ name }) => name);

describe('dialog stack', () => {
  it('replaces login by registration', () => {
    const state = after(opened('loginPopupModal', {}), opened('registerModal', { tab: 'mobile' }));
    expect(names(state)).toEqual(['registerModal']);
    expect(state.stack.map(({ open }) => open)).toEqual([false, true]);
  });

  it('shows no dialog twice', () => {
    expect(names(after(opened('noticeModal', { id: '1' }), opened('noticeModal', { id: '2' })))).toEqual(['noticeModal']);
  });

  it('puts confirmations on top of everything open', () => {
    expect(names(after(opened('registerModal', {}), opened('confirm', ok), opened('confirm', ok)))).toEqual([
      'registerModal',
      'confirm',
      'confirm',
    ]);
  });

  it('closes the topmost, then the next', () => {
    const state = after(opened('noticeModal', {}), opened('confirm', ok), closed(undefined));
    expect(names(state)).toEqual(['noticeModal']);
    expect(names(dialogsSlice.reducer(state, closed(undefined)))).toEqual([]);
  });

  it('closes a dialog together with those above it', () => {
    const state = after(opened('registerModal', {}), opened('confirm', ok));
    expect(names(dialogsSlice.reducer(state, closed(state.stack[0]?.id)))).toEqual([]);
  });

  it('closes a forced change of password only with all dialogs', () => {
    const forced = after(opened('changePassModal', { forced: true }), opened('confirm', ok));
    expect(names(dialogsSlice.reducer(forced, closed(forced.stack[0]?.id)))).toEqual(['changePassModal']);
    expect(names(after(opened('changePassModal', { forced: true }), closed(undefined)))).toEqual(['changePassModal']);
    expect(names(after(opened('changePassModal', { forced: true }), allClosed()))).toEqual([]);
    expect(names(after(opened('changePassModal', {}), closed(undefined)))).toEqual([]);
  });

  it('keeps a fading dialog until its animation has ended', () => {
    const state = after(opened('noticeModal', {}), allClosed());
    expect(state.stack).toHaveLength(1);
    expect(dialogsSlice.reducer(state, gone(state.stack[0]?.id ?? '')).stack).toEqual([]);
  });
});
