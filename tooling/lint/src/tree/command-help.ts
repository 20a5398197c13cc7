import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../workspace.ts';
import type { Bootstrap } from './command-lines.ts';

/** Which commands of the root package.json read their options where. */
export const READ_BY: Readonly<Record<string, readonly string[]>> = {
  'apps/gateway/src/database-command/main.ts': ['gateway'],
  'tooling/bench/src/main.ts': ['bench'],
  'tooling/brand-cli/src/diff/diff-command.ts': ['brand:diff'],
  'tooling/brand-cli/src/font/font-command.ts': ['brand:font'],
  'tooling/brand-cli/src/new-command.ts': ['brand:new'],
  'tooling/brand-cli/src/preview/preview-command.ts': ['brand:preview'],
  'tooling/brand-cli/src/shots/shots-command.ts': ['brand:shots'],
  'tooling/certify/src/main.ts': ['certify'],
  'tooling/conform/src/options.ts': ['conform'],
  'tooling/generators/src/main.ts': ['generate'],
  'tooling/pictures/src/main.ts': ['pictures'],
  'tooling/release/src/archive/main.ts': ['package'],
  'tooling/release/src/changelog/main.ts': ['release:version'],
  'tooling/release/src/packages/main.ts': ['packages:pack'],
  'tooling/run/src/build.ts': ['build'],
  'tooling/run/src/dev.ts': ['dev'],
  'tooling/run/src/test.ts': ['test'],
  // No command of the root: `build` starts it. The operators' program makes options and help of the calls, and Storybook has its own.
  'tooling/brand-build/src/main.ts': [],
  'tooling/ops-cli/src/read-arguments.ts': [],
  'tooling/run/src/storybook.ts': [],
};

/** What stands between a brace at `start` and the one that closes it. */
function block(text: string, start: number): string {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}' && --depth === 0) return text.slice(start + 1, at);
  }
  return '';
}

/** Names of the options that a file hands to parseArgs; undefined where it calls it not at all. */
function parsedOptions(source: string): string[] | undefined {
  const call = /\bparseArgs\(\{/.exec(source);
  if (call === null) return undefined;
  const taken = block(source, call.index + call[0].length - 1);
  const options = /\boptions: \{/.exec(taken);
  if (options === null) return [];
  const own = block(taken, options.index + options[0].length - 1);
  // The definitions of the options: what has braces in it has keys too.
  const names = own.replaceAll(/\{[^{}]*\}/g, '');
  return [...names.matchAll(/(?:^|[,\n])\s*(?:'([\w-]+)'|([\w-]+))\s*(?=[:,]|$)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

/**
 * Options that a program parses and that its command does not take, or its help does not name; and programs of which nobody
 * wrote down here which command they belong to.
 */
export function helpFaults(root: string, { commands }: Pick<Bootstrap, 'commands'>, readBy: Readonly<Record<string, readonly string[]>> = READ_BY): string[] {
  const files = [...filesUnder(root, 'tooling'), ...filesUnder(root, 'apps')].filter((file) => /\/src\/.*\.ts$/.test(file) && !file.endsWith('.test.ts'));
  return files.flatMap((file) => {
    const options = parsedOptions(readFileSync(join(root, file), 'utf8'));
    if (options === undefined) return [];
    const names = readBy[file];
    if (names === undefined) return [`${file} parses options, and READ_BY does not say for which command.`];
    return names.flatMap((name) => {
      const { takes, help = '' } = commands[name] ?? {};
      const taken = takes === undefined ? undefined : Object.keys((takes as { options?: object }).options ?? {});
      const hidden = options.filter((option) => !new RegExp(`--${option}(?![\\w-])`).test(help)).map((option) => `The help of ${name} does not name --${option}.`);
      const refused = options.filter((option) => taken?.includes(option) === false).map((option) => `${name} refuses --${option} before its program reads it.`);
      const ignored = (taken ?? []).filter((option) => !options.includes(option)).map((option) => `${name} takes --${option}, which its program does not know.`);
      return [...hidden, ...refused, ...ignored];
    });
  });
}
