import { readFileSync } from 'node:fs';
import { inRoot } from '@livery/run';
import { describe, expect, it } from 'vitest';
import { steps } from './steps.ts';
import { wordsOf } from './words-of-step.ts';

/** A step whose clock goes on by a second and a half at each look, and what it has said. */
function told() {
  let [text, time] = ['', 0];
  const step = steps((more) => void (text += more), () => (time += 1500));
  return { step, text: () => text };
}

describe('steps', () => {
  it('says a part when it begins, and how long it took', async () => {
    const { step, text } = told();
    let during = '';
    expect(step('Copying', () => (during = text()))).toBe('Copying … ');
    expect(await step('Packing', () => Promise.resolve('done'))).toBe('done');
    expect([during, text()]).toEqual(['Copying … ', 'Copying … 1.5 s\nPacking … 1.5 s\n']);
  });

  it('says that a part failed, and throws its error', async () => {
    const { step, text } = told();
    const fail = (): never => {
      throw new Error('no disk');
    };
    expect(() => step('Copying', fail)).toThrow('no disk');
    await expect(step('Packing', () => Promise.reject(new Error('no tar')))).rejects.toThrow('no tar');
    expect(text()).toBe('Copying … failed after 1.5 s\nPacking … failed after 1.5 s\n');
  });
});

describe('wordsOf', () => {
  it('returns words for every command of the Dockerfile that is not over at once', () => {
    const commands = [...readFileSync(inRoot('tooling/deploy/Dockerfile'), 'utf8').matchAll(/^RUN (.*)$/gm)].map(([, command = '']) => command);
    expect(commands.map((command) => wordsOf({ kind: 'run', command }))).toEqual([
      'Installing pnpm',
      'Installing the libraries to build with',
      undefined,
      'Building the sites and games',
      'Installing the libraries of the server',
      undefined,
    ]);
  });

  it('returns the command where it has no words for it, and none for what is over at once', () => {
    expect(wordsOf({ kind: 'run', command: 'node x.ts' })).toBe('Running node x.ts');
    expect(wordsOf({ kind: 'env', name: 'A', value: 'b' })).toBeUndefined();
    expect(wordsOf({ kind: 'copy', from: undefined, sources: ['.'], target: '.' })).toBe('Copying the sources');
  });
});
