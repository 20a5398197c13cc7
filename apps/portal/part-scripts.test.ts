import { describe, expect, it } from 'vitest';
import { listPartScripts } from './part-scripts.ts';

const chunk = (fileName: string, imports: readonly string[], dynamicImports: readonly string[] = [], isEntry = false) => ({ fileName, imports: [...imports], dynamicImports: [...dynamicImports], isEntry });
const chunksOf = (...chunks: readonly ReturnType<typeof chunk>[]) => new Map(chunks.map((one) => [one.fileName, one]));

describe('listPartScripts', () => {
  it('returns all that a part imports, directly or not, without itself and the first scripts', () => {
    const chunks = chunksOf(
      chunk('index.js', ['start.js'], ['hall.js'], true),
      chunk('start.js', ['livery-brand'], ['dialog.js']),
      chunk('hall.js', ['start.js', 'parts.js'], ['filter.js']),
      chunk('dialog.js', ['overlays.js']),
      chunk('overlays.js', ['parts.js', 'start.js']),
      chunk('parts.js', ['start.js']),
      chunk('filter.js', ['fields.js', 'hall.js']),
      chunk('fields.js', ['parts.js']),
    );
    expect(listPartScripts(chunks)).toEqual({
      'dialog.js': ['overlays.js', 'parts.js'],
      'filter.js': ['fields.js', 'hall.js', 'parts.js'],
      'hall.js': ['parts.js'],
    });
  });

  it('leaves out parts that need nothing beside them, and first scripts that are also asked for later', () => {
    const chunks = chunksOf(chunk('index.js', ['start.js'], ['alone.js', 'start.js'], true), chunk('start.js', []), chunk('alone.js', ['start.js']));
    expect(listPartScripts(chunks)).toEqual({});
  });

  it('returns scripts that import one another', () => {
    const chunks = chunksOf(chunk('index.js', [], ['a.js'], true), chunk('a.js', ['b.js']), chunk('b.js', ['a.js']));
    expect(listPartScripts(chunks)).toEqual({ 'a.js': ['b.js'] });
  });
});
