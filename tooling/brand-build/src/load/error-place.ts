import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';

/** Place of an error in a text; both start at 1. */
export interface TextPlace {
  readonly line: number;
  readonly column?: number;
}

/** File and place of an error. */
export interface ErrorPlace extends TextPlace {
  /** Path below the brand's folder. */
  readonly file: string;
}

/**
 * Returns the file and place of an error in evaluated TypeScript, if it is inside a folder.
 *
 * Node writes `path:line` (where a package.json says that files are modules, `file://…:line`) and the line with carets
 * below it above the stack of a syntax error, and a frame `file://…:line:column` otherwise.
 */
export function placeOfError(error: unknown, folder: string): ErrorPlace | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const syntax = /^(\/[^\n?]*|[A-Za-z]:[^\n?]*):(\d+)$/m.exec(stack);
  const [, url, frameLine, frameColumn] = /(file:\/\/[^\s?)]+)(?:\?[^\s:)]*)?:(\d+)(?::(\d+))?/.exec(stack) ?? [];
  const path = syntax?.[1] ?? (url === undefined ? undefined : fileURLToPath(url));
  const below = path === undefined ? '..' : relative(folder, path);
  if (below.startsWith('..')) return undefined;
  const column = caretColumn(stack) ?? (Number(frameColumn) || undefined);
  return { file: below.replaceAll('\\', '/'), line: Number(syntax?.[2] ?? frameLine), ...(column === undefined ? {} : { column }) };
}

function caretColumn(stack: string): number | undefined {
  const [carets] = /^ *\^+$/m.exec(stack) ?? [];
  return carets === undefined ? undefined : carets.indexOf('^') + 1;
}

/** Returns the place of the first JSON syntax error; undefined if neither parser reports it. */
export function placeOfJsonError(text: string, error: unknown): TextPlace | undefined {
  const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(error instanceof Error ? error.message : '') ?? [];
  if (line !== undefined) return { line: Number(line), column: Number(column) };
  try {
    parseAst(`(${text}\n)`);
  } catch (failure) {
    const position = typeof failure === 'object' && failure !== null && 'pos' in failure ? failure.pos : undefined;
    if (typeof position !== 'number') return undefined;
    // Corrects for the character added in front.
    const before = text.slice(0, Math.max(0, position - 1)).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  }
  return undefined;
}

/** Returns the line of a place and the one before it, with a caret below the column. */
export function excerptOf(text: string, { line, column }: TextPlace): string[] {
  const width = String(line).length;
  const numbered = (number: string, content: string): string => `${number.padStart(width)} | ${content}`.trimEnd();
  const shown = text.split(/\r?\n/).slice(Math.max(0, line - 2), line);
  const lines = shown.map((content, index) => numbered(String(line - shown.length + 1 + index), content));
  return column === undefined ? lines : [...lines, numbered('', `${' '.repeat(column - 1)}^`)];
}
