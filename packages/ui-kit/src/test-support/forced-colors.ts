import { afterEach, beforeEach } from 'vitest';
import { cdp } from 'vitest/browser';

interface Session {
  readonly send: (method: string, parameters: object) => Promise<unknown>;
}

/** Draws the page in forced colours, or no longer. */
export const force = (value: 'active' | 'none') => (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });

/** Draws the page in forced colours during each test of a file. */
export function withForcedColours(): void {
  beforeEach(async () => {
    await force('active');
  });
  afterEach(async () => {
    await force('none');
  });
}

/** The background of an element, or of one of its pseudo-elements, as the browser computes it. */
export function backgroundOf(element: Element, pseudo?: string): string {
  return getComputedStyle(element, pseudo).backgroundColor;
}

/** A system colour as the browser resolves it. */
export function systemColour(name: 'Highlight' | 'Canvas'): string {
  const probe = document.createElement('i');
  probe.style.cssText = `forced-color-adjust: none; background: ${name}`;
  document.body.append(probe);
  const colour = backgroundOf(probe);
  probe.remove();
  return colour;
}
