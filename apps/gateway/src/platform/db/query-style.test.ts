import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../', import.meta.url));

describe('queries outside platform/db', () => {
  it('use the builder or the tagged template, never strings with positional parameters', () => {
    const files = globSync('**/*.ts', { cwd: source }).filter((file) => !file.endsWith('.test.ts') && !file.startsWith('platform/db/'));
    expect(files.length).toBeGreaterThan(150);
    expect(files.filter((file) => /CompiledQuery\.raw|\$\d+(?!\})\b.*(?:from|where|values)/.test(readFileSync(`${source}/${file}`, 'utf8')))).toEqual([]);
  });
});
