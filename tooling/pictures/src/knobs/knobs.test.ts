import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lookAbout, phoneTabs, standardPhoneTabs } from '@livery/brand-kit';
import { describe, expect, it, onTestFinished } from 'vitest';
import { editedBrand, withLook } from './edited-brand.ts';
import { knobPictures, pictureNames } from './knob-pictures.ts';

const DOCS = fileURLToPath(new URL('../../../../docs/', import.meta.url));
const page = readFileSync(join(DOCS, 'brand-knobs.md'), 'utf8');

describe('docs/brand-knobs.md', () => {
  it('returns a column with its picture for each value, in a section that names the part', () => {
    for (const [part, names] of Object.entries(pictureNames)) {
      const section = page.split('\n## ').find((each) => each.split('\n')[0]?.includes(`\`look.${part}\``)) ?? '';
      const [head = '', , pictures = ''] = section.split('\n').filter((line) => line.startsWith('|'));
      const [values, files] = [head, pictures].map((row) => row.split('|').slice(1, -1));
      const shown = Object.fromEntries((values ?? []).map((cell, index) => [/`([\w-]+)`/.exec(cell)?.[1], /\(pictures\/knobs\/([\w-]+)\.webp\)/.exec(files?.[index] ?? '')?.[1]]));
      expect([part, shown]).toEqual([part, names]);
    }
  });

  it('names each part of a look, also the one without pictures, and each tab of phones', () => {
    for (const part of Object.keys(lookAbout)) expect(page).toContain(`\`look.${part}\``);
    const tabs = page.split('\n## ').find((each) => each.startsWith('Tabs of phones')) ?? '';
    for (const tab of phoneTabs) expect(tabs).toMatch(new RegExp(`\\b${tab}\\b`));
    expect(tabs).toContain(`[${standardPhoneTabs.map((tab) => `'${tab}'`).join(', ')}]`);
  });

  it('shows every picture that is kept, and none that is not; each is one that the command takes', () => {
    const shown = new Set([...page.matchAll(/\(pictures\/knobs\/([\w-]+)\.webp\)/g)].map(([, name]) => name));
    const kept = readdirSync(join(DOCS, 'pictures/knobs')).map((file) => file.replace('.webp', ''));
    expect(shown).toEqual(new Set(kept));
    expect(new Set(knobPictures.map(({ name }) => name))).toEqual(new Set(kept));
  });
});

describe('editedBrand', () => {
  it('writes what each picture chooses into a brand, and nothing of the one before', () => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-knobs-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    mkdirSync(join(folder, 'assets'));
    for (const name of ['logo', 'logo-compact']) writeFileSync(join(folder, `assets/${name}.svg`), '<svg fill="#ffffff"/>');
    writeFileSync(join(folder, 'theme.ts'), "look: {\n    hero: 'arch',\n    density: 'airy',\n  },\n  assets: {\n    pattern: 'assets/p.svg',\n  }");
    writeFileSync(join(folder, 'brand.config.ts'), "x,\n  footer: {},\n");
    const brand = editedBrand(folder);
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    brand.choose({ logoAlternate: true, tabs: ['home', 'help'] });
    expect(read('theme.ts')).toContain("    logoAlternate: 'assets/logo-day.svg',\n    logoAlternateCompact: 'assets/logo-compact-day.svg',\n    pattern: 'assets/p.svg'");
    expect([read('brand.config.ts'), read('assets/logo-day.svg')]).toEqual(["x,\n  phone: { tabs: ['home', 'help'] },\n  footer: {},\n", '<svg fill="#1c1147"/>']);
    brand.choose({ look: { density: 'dense' } });
    expect(read('theme.ts')).toBe("look: {\n    density: 'dense',\n    hero: 'arch',\n  },\n  assets: {\n    pattern: 'assets/p.svg',\n  }");
    expect(read('brand.config.ts')).toBe('x,\n  footer: {},\n');
  });

  it('throws when the theme has no look', () => {
    expect(() => withLook('look: other,', { density: 'dense' })).toThrow('no look');
  });
});
