import { announcement, renderApp } from '@livery/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { NoticeReader } from './notice-reader.tsx';

interface Session {
  readonly send: (method: string, parameters: object) => Promise<unknown>;
}

const force = (value: string) => (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

beforeEach(async () => {
  await force('active');
});
afterEach(async () => {
  cleanup();
  await force('none');
});

const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;
/** A system colour as the browser resolves it. */
function systemColour(name: 'Highlight' | 'Canvas'): string {
  const probe = document.createElement('i');
  probe.style.cssText = `forced-color-adjust: none; background: ${name}`;
  document.body.append(probe);
  const colour = backgroundOf(probe);
  probe.remove();
  return colour;
}

describe('NoticeReader', () => {
  it('shows the chosen title in forced colours', async () => {
    await renderApp(<NoticeReader notices={[announcement({ id: 'a-1', title: 'First' }), announcement({ id: 'a-2', title: 'Second' })]} level={2} />);
    const titles = [/^First/, /^Second/].map((name) => screen.getByRole('button', { name }));
    expect(titles.map((title) => backgroundOf(title) === systemColour('Highlight'))).toEqual([true, false]);
    // The other has no visible mark at its side.
    expect(titles[1] && getComputedStyle(titles[1]).borderInlineStartColor).toBe(systemColour('Canvas'));
  });
});
