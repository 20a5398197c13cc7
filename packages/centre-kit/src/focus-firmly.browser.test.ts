import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { focusFirmly } from './focus-firmly.ts';

let around: HTMLElement;
let line: HTMLElement;
let other: HTMLElement;

beforeEach(() => {
  around = document.body.appendChild(document.createElement('section'));
  [line, other] = [around.appendChild(document.createElement('p')), around.appendChild(document.createElement('button'))];
  for (const element of [around, line]) element.tabIndex = -1;
});
afterEach(() => around.remove());

describe('focusFirmly', () => {
  it('focuses again when the focus goes to what is around the element', () => {
    focusFirmly(line);
    expect(document.activeElement).toBe(line);
    around.focus();
    expect(document.activeElement).toBe(line);
  });

  it('leaves the focus to another control', () => {
    focusFirmly(line);
    other.focus();
    expect(document.activeElement).toBe(other);
  });

  it('ends when a key is pressed', async () => {
    focusFirmly(line);
    await userEvent.keyboard('{Shift}');
    around.focus();
    expect(document.activeElement).toBe(around);
  });
});
