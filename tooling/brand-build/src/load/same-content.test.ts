import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../test-support/temporary-folder.ts';
import { sameContent } from './same-content.ts';

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

const theme = "import { base } from './theme/base.ts';\nexport default { base };\n";

describe('sameContent', () => {
  it('finds one module of files that say the same and whose imports do', () => {
    using folder = temporaryFolder();
    for (const [brand, gap] of [['pier', 4], ['quay', 4], ['reef', 8]]) write(join(folder.path, String(brand)), { 'theme.ts': theme, 'theme/base.ts': `export const base = { gap: ${gap} };\n` });
    const { moduleOf } = sameContent('read');
    const [pier, quay, reef] = ['pier', 'quay', 'reef'].map((brand) => moduleOf(join(folder.path, brand, 'theme.ts')));
    expect(pier?.url).toMatch(/\/pier\/theme\.ts\?read=[0-9a-f]{64}$/);
    expect(quay).toBe(pier);
    expect(reef).not.toBe(pier);
    expect(pier?.imports.get('./theme/base.ts')).toBe(moduleOf(join(folder.path, 'quay/theme/base.ts')));
  });

  it('finds another module of a file that was edited, and the former one when the edit is undone', () => {
    using folder = temporaryFolder();
    const file = join(folder.path, 'theme.ts');
    write(folder.path, { 'theme.ts': theme, 'theme/base.ts': 'export const base = 1;\n' });
    const { moduleOf, named } = sameContent('read');
    const first = moduleOf(file);
    write(folder.path, { 'theme/base.ts': 'export const base = 2;\n' });
    expect(moduleOf(file)).not.toBe(first);
    write(folder.path, { 'theme/base.ts': 'export const base = 1;\n' });
    expect(moduleOf(file)).toBe(first);
    expect(named(first?.url.split('=').at(-1) ?? '')).toBe(first);
  });

  it.each([
    ['imports a file that is not there', "import { a } from './a.ts';\nexport default a;\n"],
    ['imports itself', "import self from './theme.ts';\nexport default self;\n"],
    ['chooses what it imports', 'export default await import(`./${1}.ts`);\n'],
    ['asks for its own address', 'export default import.meta.url;\n'],
    ['exports nothing', 'const a = 1;\n'],
  ])('finds none of a file that %s', (_, text) => {
    using folder = temporaryFolder();
    write(folder.path, { 'theme.ts': text });
    expect(sameContent('read').moduleOf(join(folder.path, 'theme.ts'))).toBeUndefined();
  });
});
