import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.ts';

/**
 * A block of code of docs/operations.md, without its fences.
 * @param heading of its section, without the signs before it
 * @param line that the block has, or how it begins
 * @throws Error where there is no such block: what was followed is not what is written any more
 */
export function blockOf(heading: string, line: string, text = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8')): string {
  const section = text.split(/^##+ /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  const block = [...section.matchAll(/^```\w*\n(.*?)^```$/gms)].map(([, code = '']) => code).find((code) => code.split('\n').some((written) => written.startsWith(line)));
  if (block === undefined) throw new Error(`docs/operations.md has no block with "${line}" under "${heading}".`);
  return block;
}
