import { describe, expect, it } from 'vitest';
import { dialogsSlice, openDialogsOf } from './dialogs-slice.ts';
import type { DialogsState } from './dialogs-slice.ts';

const { opened, closed, allClosed, gone } = dialogsSlice.actions;
const ok = { title: { text: 'Title' }, body: { text: 'Body' } };
const after = (...actions: Parameters<typeof dialogsSlice.reducer>[1][]): DialogsState =>
  actions.reduce<DialogsState>((state, action) => dialogsSlice.reducer(state, action), { stack: [] });
const names = (state: DialogsState) => openDialogsOf({ dialogs: state }).map(({ name }) => name);

describe('the stack of dialogs', () => {
  it('lets registration take the place of login', () => {
    const state = after(opened('login', {}), opened('register', { tab: 'mobile' }));
    expect(names(state)).toEqual(['register']);
    expect(state.stack.map(({ open }) => open)).toEqual([false, true]);
  });

  it('shows no dialog twice', () => {
    expect(names(after(opened('notice', { id: '1' }), opened('notice', { id: '2' })))).toEqual(['notice']);
  });

  it('puts confirmations on top of whatever is open', () => {
    expect(names(after(opened('register', {}), opened('confirm', ok), opened('confirm', ok)))).toEqual([
      'register',
      'confirm',
      'confirm',
    ]);
  });

  it('closes the topmost, then the next', () => {
    const state = after(opened('notice', {}), opened('confirm', ok), closed(undefined));
    expect(names(state)).toEqual(['notice']);
    expect(names(dialogsSlice.reducer(state, closed(undefined)))).toEqual([]);
  });

  it('closes one together with what stands on it', () => {
    const state = after(opened('register', {}), opened('confirm', ok));
    expect(names(dialogsSlice.reducer(state, closed(state.stack[0]?.id)))).toEqual([]);
  });

  it('closes a forced change of password with all dialogs only', () => {
    const forced = after(opened('changePassword', { forced: true }), opened('confirm', ok));
    expect(names(dialogsSlice.reducer(forced, closed(forced.stack[0]?.id)))).toEqual(['changePassword']);
    expect(names(after(opened('changePassword', { forced: true }), closed(undefined)))).toEqual(['changePassword']);
    expect(names(after(opened('changePassword', { forced: true }), allClosed()))).toEqual([]);
    expect(names(after(opened('changePassword', {}), closed(undefined)))).toEqual([]);
  });

  it('keeps a fading dialog until it is gone', () => {
    const state = after(opened('notice', {}), allClosed());
    expect(state.stack).toHaveLength(1);
    expect(dialogsSlice.reducer(state, gone(state.stack[0]?.id ?? '')).stack).toEqual([]);
  });
});
