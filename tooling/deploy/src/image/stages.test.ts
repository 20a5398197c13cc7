import { describe, expect, it } from 'vitest';
import { readStages } from './stages.ts';

describe('readStages', () => {
  it('returns the steps of each stage in their order', () => {
    const text = 'FROM node:24 AS a\nWORKDIR /x\nENV A=1 B=/two\nRUN echo a && \\\n  echo b\nFROM a\nCOPY --from=a /x ./\nCOPY one two three/\nUSER node\nEXPOSE 1\nCMD ["node", "main.ts"]\n';
    expect(readStages(text)).toEqual([
      {
        name: 'a',
        base: 'node:24',
        steps: [
          { kind: 'workdir', path: '/x' },
          { kind: 'env', name: 'A', value: '1' },
          { kind: 'env', name: 'B', value: '/two' },
          { kind: 'run', command: expect.stringMatching(/^echo a && +echo b$/) },
        ],
        cmd: undefined,
        user: undefined,
      },
      {
        name: '1',
        base: 'a',
        steps: [
          { kind: 'copy', from: 'a', sources: ['/x'], target: './' },
          { kind: 'copy', from: undefined, sources: ['one', 'two'], target: 'three/' },
        ],
        cmd: ['node', 'main.ts'],
        user: 'node',
      },
    ]);
  });

  it('rejects what is not carried out', () => {
    expect(() => readStages('FROM a\nADD b c\n')).toThrow('ADD is not carried out here.');
    expect(() => readStages('FROM a\nCOPY --chmod=644 b c\n')).toThrow('COPY --chmod is not carried out here.');
    expect(() => readStages('ARG A\nFROM a\n')).toThrow('ARG before FROM');
  });
});
