import { describe, expect, it } from 'vitest';
import { formatInline, humanizeName } from './round-detail.ts';
import type { RoundDetail } from './round-detail.ts';

describe('humanizeName', () => {
  it.each([
    ['againstKind', 'Against kind'],
    ['against_kind', 'Against kind'],
    ['free-spins', 'Free spins'],
    ['roundID', 'Round ID'],
    ['RTP', 'RTP'],
    ['x2', 'X2'],
    ['మలుపు', 'మలుపు'],
    ['_', '_'],
    ['', ''],
  ])('returns for %j %j', (name, words) => {
    expect(humanizeName(name)).toBe(words);
  });
});

describe('formatInline', () => {
  it.each<[RoundDetail, string | undefined]>([
    ['<b>7</b>', '<b>7</b>'],
    [1234.5, '1234.5'],
    [0, '0'],
    [false, 'false'],
    [null, '\u2013'],
    ['', '\u2013'],
    [[], '\u2013'],
    [{}, '\u2013'],
    [[1, 'K', null, true], '1, K, \u2013, true'],
    [[[1], [2]], undefined],
    [{ score: 1 }, undefined],
  ])('returns for %j %j', (value, line) => {
    expect(formatInline(value)).toBe(line);
  });
});
