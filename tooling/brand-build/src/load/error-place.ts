import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'vite';

/** Where reading a file failed. */
export interface ErrorPlace {
  /** The file below the brand's folder. */
  readonly file: string;
  /** Counted from 1; absent where it is not known. */
  readonly line?: number;
}

/**
 * The file and line that an error of evaluating TypeScript names, where it lies in a folder.
 *
 * Node writes `path:line` on top of the stack of a syntax error, and a frame `file://…:line:column` elsewhere.
 */
export function placeOfError(error: unknown, folder: string): ErrorPlace | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, path, line] = /^(\/[^\n?]*|[A-Za-z]:[^\n?]*):(\d+)$/m.exec(stack) ?? [];
  const [, url, frameLine] = /(file:\/\/[^\s?)]+)(?:\?[^\s:)]*)?:(\d+)(?::\d+)?/.exec(stack) ?? [];
  const found = path ?? (url === undefined ? undefined : fileURLToPath(url));
  const below = found === undefined ? '..' : relative(folder, found);
  return below.startsWith('..') ? undefined : { file: below.replaceAll('\\', '/'), line: Number(line ?? frameLine) };
}

/** The line on which JSON ends being JSON; undefined where neither parser says. */
export function lineOfJsonError(text: string, error: unknown): number | undefined {
  const [, stated] = /\(line (\d+) column/.exec(error instanceof Error ? error.message : '') ?? [];
  if (stated !== undefined) return Number(stated);
  try {
    parseAst(`(${text}\n)`);
  } catch (failure) {
    const position = typeof failure === 'object' && failure !== null && 'pos' in failure ? failure.pos : undefined;
    // One character was put in front.
    if (typeof position === 'number') return text.slice(0, Math.max(0, position - 1)).split('\n').length;
  }
  return undefined;
}
