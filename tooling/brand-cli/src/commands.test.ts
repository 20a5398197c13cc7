import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkCommand, explainCommand, newCommand } from './index.ts';

const from = mkdtempSync(join(tmpdir(), 'livery-cli-'));
const main = fileURLToPath(new URL('./main.ts', import.meta.url));
let said: string[] = [];

beforeEach(() => {
  said = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(from, { recursive: true, force: true }));

const given = ['--name', "O'Brien's", '--merchant-code', 'OBRIEN', '--domain', 'obrien.example', '--email', 'care@obrien.example', '--company', 'O Ltd', '--currency', 'EUR'];

describe('brand:new', () => {
  it('writes a folder that fails the check until the identity is filled in', async () => {
    expect(await newCommand(['harbour'], from)).toBe(0);
    expect(readdirSync(join(from, 'harbour')).toSorted()).toEqual(['assets', 'brand.config.ts', 'locales', 'theme', 'theme.ts']);
    expect(said.join('\n')).toContain('harbour/brand.config.ts › identity.merchantCode: found ""; expected 2 to 16 capital letters and digits');
    expect(said.join('\n')).toContain('harbour/locales/EN.json › brand.headline');
    expect(await checkCommand(['harbour'], from)).toBe(1);
  });

  it('takes the identity from options, quotes included', async () => {
    await newCommand(['obrien', ...given], from);
    expect(readFileSync(join(from, 'obrien/brand.config.ts'), 'utf8')).toContain("name: 'O\\'Brien\\'s'");
    expect(said.join('\n')).not.toContain('identity');
  });

  it('rejects an existing folder and an id that cannot be a host name', async () => {
    await expect(newCommand(['obrien'], from)).rejects.toThrow('is there already');
    await expect(newCommand(['My_Brand'], from)).rejects.toThrow('small letters');
  });
});

describe('brand:explain', () => {
  it('prints the value and its origin', async () => {
    expect(await explainCommand(['obrien', 'identity.merchantCode'], from)).toBe(0);
    expect(await explainCommand(['obrien', 'footer.partnersHidden'], from)).toBe(0);
    expect(await explainCommand(['obrien', 'currency.symbol'], from)).toBe(0);
    expect(await explainCommand(['obrien', 'theme.color.fg.default'], from)).toBe(0);
    expect(said).toEqual([
      'identity.merchantCode = "OBRIEN"    brands/obrien/brand.config.ts',
      'footer.partnersHidden = ["TCG_SEA"]    default of the platform',
      'currency.symbol = "€"    symbol of the currency',
      expect.stringMatching(/^color\.fg\.default in light = \{main\.950\} → #[0-9a-f]{6}$/),
    ]);
  });

  it('returns 1 for an unknown key and rejects an unknown brand', async () => {
    expect(await explainCommand(['obrien', 'footer.partners'], from)).toBe(1);
    await expect(explainCommand(['quay', 'footer'], from)).rejects.toThrow('No brand quay; there are harbour, obrien.');
  });
});

describe('main', () => {
  it('prints the commands for an unknown one, and finds no fault in the brands of the repository', () => {
    expect(spawnSync(process.execPath, [main, 'nonsense'], { encoding: 'utf8' })).toMatchObject({ status: 2, stderr: expect.stringContaining('brand:explain <id> <key>') as string });
    expect(execFileSync(process.execPath, [main, 'check'], { encoding: 'utf8' })).toMatch(/: no fault\.$/m);
  });
});
