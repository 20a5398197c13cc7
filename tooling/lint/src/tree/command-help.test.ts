import { describe, expect, it } from 'vitest';
import { writeTree } from '../test-support/write-tree.ts';
import { REPOSITORY } from '../workspace.ts';
import { helpFaults } from './command-help.ts';
import { bootstrapOf } from './command-lines.ts';

describe('helpFaults', () => {
  it('returns none for this repository', async () => {
    const bootstrap = await bootstrapOf(REPOSITORY);
    expect(bootstrap === undefined ? ['There are no commands.'] : helpFaults(REPOSITORY, bootstrap)).toEqual([]);
  });

  it('reports options that the help hides, the bootstrap refuses or the program does not know, when they are parsed', () => {
    const text = { type: 'string' };
    const commands = {
      one: { takes: { options: { rough: text, out: text, 'dry-run': text, gone: text } }, help: '--rough, --out-of, --dry-run, --gone, --more' },
      two: { help: 'Without a list of its own.' },
    };
    using tree = writeTree({
      'tooling/one/src/main.ts': "parseArgs({\n  options: {\n    rough: { type: 'boolean', default: false },\n    'dry-run': several,\n    out: { type: 'string' },\n    more,\n  },\n});",
      'tooling/two/src/main.ts': "const text = { type: 'string' };\nparseArgs({ args: [...words], allowPositionals: true, options: { site: text } });",
      'tooling/three/src/main.ts': 'parseArgs({ allowPositionals: true });',
      'tooling/four/src/main.ts': 'export {};',
    });
    const readBy = { 'tooling/one/src/main.ts': ['one'], 'tooling/two/src/main.ts': ['two'] };
    expect(helpFaults(tree.root, { commands }, readBy).toSorted()).toEqual([
      'The help of one does not name --out.',
      'The help of two does not name --site.',
      'one refuses --more before its program reads it.',
      'one takes --gone, which its program does not know.',
      'tooling/three/src/main.ts parses options, and READ_BY does not say for which command.',
    ]);
  });
});
