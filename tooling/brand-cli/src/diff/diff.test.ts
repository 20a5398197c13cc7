import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBrand, scaffoldBrand } from '@livery/brand-build';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { factsOf } from './brand-facts.ts';
import { diffCommand, diffText } from './diff-command.ts';
import { differencesOf } from './differences.ts';
import type { Part } from './brand-facts.ts';
import { tableLines } from './table.ts';

const from = mkdtempSync(join(tmpdir(), 'livery-diff-'));
const edit = (file: string, before: string, after: string): void => {
  const text = readFileSync(join(from, file), 'utf8');
  if (!text.includes(before)) throw new Error(`${file} does not contain ${before}.`);
  writeFileSync(join(from, file), text.replaceAll(before, after));
};

beforeAll(async () => {
  for (const id of ['pier', 'quay']) await scaffoldBrand(join(from, id), { name: id, merchantCode: id.toUpperCase(), domain: `${id}.example`, currency: 'EUR' });
  edit('quay/theme.ts', "density: 'regular'", "density: 'dense',\n    sections: 'bands'");
  edit('quay/theme/base.ts', "4: '1rem'", "4: '0.875rem'");
  edit('quay/assets/favicon.svg', '<svg ', '<svg data-quay="" ');
});
afterAll(() => rmSync(from, { recursive: true, force: true }));

const differences = async () => differencesOf(await factsOf(await loadBrand(join(from, 'pier'))), await factsOf(await loadBrand(join(from, 'quay'))));

describe('differencesOf', () => {
  it('returns what differs by part, with defaults where a brand says nothing', async () => {
    const found = new Map((await differences()).map(({ part, differences: rows }) => [part, rows]));
    const keysOf = (part: Part) => found.get(part)?.map(({ key }) => key);
    expect(keysOf('identity')).toEqual(['identity.name', 'identity.merchantCode', 'identity.domains']);
    expect(found.get('look')).toEqual([
      { key: 'look.sections', a: 'plain', b: 'bands' },
      { key: 'look.density', a: 'regular', b: 'dense' },
    ]);
    expect(found.get('tokens')).toEqual([{ key: 'space.4', a: '1rem', b: '0.875rem' }]);
    expect(keysOf('artwork')).toEqual(['assets.favicon']);
    for (const part of ['languages', 'modes', 'features', 'settings', 'fonts'] as const) expect(keysOf(part)).toEqual([]);
  });
});

describe('diffText', () => {
  it('returns a table for each part that differs, within the width of the terminal', async () => {
    const lines = diffText(['pier', 'quay'], await differences(), false, 80);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    expect(lines).toContain('Features: the same');
    expect(lines.join('\n')).toMatch(/Look: 2 of 11 keys differ\n +pier +quay\n─[─ ]+\nlook\.sections +plain +bands\nlook\.density +regular +dense\n/);
  });
});

describe('tableLines', () => {
  it('cuts a long value off with an ellipsis', () => {
    expect(tableLines(['', 'a', 'b'], [['key', 'x'.repeat(60), 'y']], 60)[2]).toMatch(/^key {2}x+… {2}y$/);
  });
});

describe('diffCommand', () => {
  it('rejects a brand that there is not', async () => {
    await expect(diffCommand(['pier', 'dock'], from)).rejects.toThrow('There is no brand dock. There are: pier, quay.');
  });
});
