import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatFault } from '@livery/brand-kit';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import { templateFolder } from './scaffold.ts';
import { templateFaults } from './template-faults.ts';

describe('templateFaults', () => {
  it('returns no fault of the template, which has a value for every token', async () => {
    expect((await templateFaults()).map((each) => formatFault(each))).toEqual([]);
  });

  it('returns a token without a value at the file of the template', async () => {
    using folder = temporaryFolder();
    cpSync(templateFolder, folder.path, { recursive: true });
    for (const [file, from, to] of [['base', /radius: \{\n {4}sm: .*\n/, 'radius: {\n'], ['dark', /canvas: '[^']*'/, "canvas: 'wide'"]] as const) {
      const path = join(folder.path, 'theme', `${file}.ts`);
      writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
    }
    expect((await templateFaults(folder.path)).map((each) => formatFault(each))).toEqual([
      expect.stringMatching(/^tooling\/brand-build\/template\/theme\/dark\.ts:\d+ › color\.bg\.canvas: found "wide"; /),
      expect.stringMatching(/^tooling\/brand-build\/template\/theme\/base\.ts:\d+ › radius\.sm: found nothing; expected a text with a CSS length$/),
    ]);
  });

  it('returns the lines of theme.ts as the template has it, before brand:new adds imports', async () => {
    using folder = temporaryFolder();
    cpSync(templateFolder, folder.path, { recursive: true });
    const path = join(folder.path, 'theme.ts');
    const text = readFileSync(path, 'utf8').replace('assets/hero.svg', 'assets/none.svg');
    writeFileSync(path, text);
    const line = text.split('\n').findIndex((each) => each.includes('assets/none.svg')) + 1;
    expect((await templateFaults(folder.path)).map(({ file, keyPath, line: found }) => [file, keyPath, found])).toEqual([['../tooling/brand-build/template/theme.ts', 'assets.hero', line]]);
  });

  it('returns a syntax error of theme.ts without a line, which would be that of the copy', async () => {
    using folder = temporaryFolder();
    cpSync(templateFolder, folder.path, { recursive: true });
    const path = join(folder.path, 'theme.ts');
    writeFileSync(path, readFileSync(path, 'utf8').replace('assets: {', 'assets: {{'));
    const [fault] = await templateFaults(folder.path);
    expect([fault?.file, fault?.line, fault?.excerpt]).toEqual(['../tooling/brand-build/template/theme.ts', undefined, undefined]);
  });
});
