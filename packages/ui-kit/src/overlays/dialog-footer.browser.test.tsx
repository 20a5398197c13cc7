import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../actions/button.tsx';
import { withPageStyles } from '../test-support/page-styles.ts';
import { DialogFooter } from './dialog-parts.tsx';

withPageStyles({ '--space-3': '12px', '--space-4': '16px', '--space-5': '24px', '--space-6': '32px', '--size-control-md': '44px', '--font-size-md': '16px' }, '* { box-sizing: border-box; }');
afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

const open = async (text: string) => {
  await page.viewport(390, 800);
  render(
    <DialogFooter>
      <Button>Cancel</Button>
      <Button>{text}</Button>
    </DialogFooter>,
  );
  return ['Cancel', text].map((name) => screen.getByRole('button', { name }).getBoundingClientRect()) as [DOMRect, DOMRect];
};

describe('DialogFooter on a phone', () => {
  it('puts its buttons beside each other when both fit, over the whole width', async () => {
    const [one, other] = await open('Delete');
    expect(one.top).toBe(other.top);
    expect(Math.round(one.width + other.width)).toBe(390 - 2 * 24 - 12);
  });

  it('puts a button with a long text below, in one line', async () => {
    const [one, other] = await open('End all the other logins of mine');
    expect(other.top).toBeGreaterThanOrEqual(one.bottom);
    expect(other.height).toBe(one.height);
  });
});
