import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandsFolder } from '@livery/brand-build';
import { configAbout, configKeys, platformDefaults } from '@livery/brand-kit';
import { describe, expect, it } from 'vitest';

/** What the table states where a brand leaves a key out. */
function defaultOf(key: string): string {
  const value = key.split('.').reduce<unknown>((tree, name) => (typeof tree === 'object' && tree !== null ? (tree as Record<string, unknown>)[name] : undefined), platformDefaults);
  if (value === undefined) return configKeys('required').includes(key) ? 'required' : 'none';
  const code = (item: unknown): string => `\`${JSON.stringify(item).replaceAll('"', '')}\``;
  return typeof value === 'object' && value !== null ? Object.values(value).map(code).join(', ') || 'none' : code(value);
}

describe('brands/README.md', () => {
  it('lists every key of brand.config.ts with its meaning and its default', () => {
    const readme = readFileSync(join(brandsFolder, 'README.md'), 'utf8');
    const rows = Array.from(readme.matchAll(/^\| `[\w.]+` \| .*\|$/gm), ([row]) => row);
    expect(rows).toEqual(configKeys().map((key) => `| \`${key}\` | ${configAbout[key] ?? ''} | ${defaultOf(key)} |`));
  });
});
