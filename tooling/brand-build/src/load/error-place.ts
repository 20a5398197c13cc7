import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';

/** File and line of an error. */
export interface ErrorPlace {
  /** Path below the brand's folder. */
  readonly file: string;
  /** Starts at 1; undefined if unknown. */
  readonly line?: number;
}

/**
 * Returns the file and line of an error in evaluated TypeScript, if it is inside a folder.
 *
 * Node writes `path:line` above the stack of a syntax error, and a frame `file://…:line:column` otherwise.
 */
export function placeOfError(error: unknown, folder: string): ErrorPlace | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, path, line] = /^(\/[^\n?]*|[A-Za-z]:[^\n?]*):(\d+)$/m.exec(stack) ?? [];
  const [, url, frameLine] = /(file:\/\/[^\s?)]+)(?:\?[^\s:)]*)?:(\d+)(?::\d+)?/.exec(stack) ?? [];
  const found = path ?? (url === undefined ? undefined : fileURLToPath(url));
  const below = found === undefined ? '..' : relative(folder, found);
  return below.startsWith('..') ? undefined : { file: below.replaceAll('\\', '/'), line: Number(line ?? frameLine) };
}

/** Returns the line of the first JSON syntax error; undefined if neither parser reports it. */
export function lineOfJsonError(text: string, error: unknown): number | undefined {
  const [, stated] = /\(line (\d+) column/.exec(error instanceof Error ? error.message : '') ?? [];
  if (stated !== undefined) return Number(stated);
  try {
    parseAst(`(${text}\n)`);
  } catch (failure) {
    const position = typeof failure === 'object' && failure !== null && 'pos' in failure ? failure.pos : undefined;
    // Corrects for the character added in front.
    if (typeof position === 'number') return text.slice(0, Math.max(0, position - 1)).split('\n').length;
  }
  return undefined;
}
