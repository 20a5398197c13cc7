import { describe, expect, it } from 'vitest';
import { toastsSlice } from './toasts-slice.ts';

const { shown, dismissed } = toastsSlice.actions;
const say = (text: string) => shown('info', { text });
const after = (...actions: Parameters<typeof toastsSlice.reducer>[1][]) => actions.reduce(toastsSlice.reducer, { queue: [] });
const texts = (state: ReturnType<typeof after>) =>
  state.queue.map(({ wording }) => ('text' in wording ? wording.text : wording.key));

describe('toastsSlice', () => {
  it('keeps the newest four and show nothing twice', () => {
    expect(texts(after(say('a'), say('b'), say('c'), say('b'), say('d'), say('e')))).toEqual(['c', 'b', 'd', 'e']);
  });

  it('removes a toast by its identifier', () => {
    const first = say('a');
    expect(texts(after(first, say('b'), dismissed(first.payload.id)))).toEqual(['b']);
  });
});
