import { describe, expect, it } from 'vitest';
import { certificate } from './report.ts';

const passed = { name: 'pays-once', rule: 'What is paid into a round is its prize, once.', cases: 9, failures: 0, examples: [] };

describe('certification report', () => {
  it('describes what was played, which faults were injected, and what was checked', () => {
    const { markdown } = certificate({
      adapter: 'demo vendor OPN', engine: 'postgres', gateways: 1, seed: 'words', wallet: [], at: new Date(0),
      driven: {
        results: [passed], rounds: 9, seconds: 3, killed: 1, adapterKilled: 2, booksAlone: true,
        happened: new Map([['lose-answer', 3], ['none', 17], ['duplicate', 1]]),
        outcomes: new Map([['refused', 1], ['settled', 5], ['cancelled', 3]]),
        reasons: new Map([['CALLED_OFF', 2]]),
      },
    });
    expect(markdown.split('\n').filter((line) => line.startsWith('- '))).toEqual([
      '- 1970-01-01T00:00:00.000Z, postgres, 1 gateway on one database, seed `words`',
      '- 9 rounds in 3.0 s: 5 settled; 3 called off; 1 refused by the wallet (3 rounds and 7 calls a second)',
      '- What happened to the 21 calls: 17 went through; 3 arrived but their answers were lost; 1 arrived twice',
      '- Called off by the vendor itself: 2 CALLED_OFF',
      "- Killed in the middle: 1 gateway; the vendor's process 2 times",
      '- The vendor misbehaves on purpose: how it calls is not judged, only the books',
    ]);
  });

  it('names failed rules, with examples', () => {
    const failed = { ...passed, failures: 2, examples: ['round 1: prize 5, paid 10 by 2 wins'] };
    const driven = { results: [failed], rounds: 9, seconds: 3, killed: 0, adapterKilled: 0, booksAlone: false, happened: new Map(), outcomes: new Map(), reasons: new Map() };
    const { markdown, passed: good } = certificate({ adapter: 'mine', engine: 'postgres', gateways: 2, seed: 'words', wallet: [], driven, at: new Date(0) });
    expect(good).toBe(false);
    expect(markdown).toContain('**Failed.** 1 check failed: pays-once.');
    expect(markdown).toContain('| pays-once | **failed 2** | 9 | What is paid into a round is its prize, once. <br>round 1: prize 5, paid 10 by 2 wins |');
  });
});
