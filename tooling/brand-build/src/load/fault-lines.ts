import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Fault } from '@livery/brand-kit';
import { lineOfKey } from './key-line.ts';

/**
 * Adds to each fault of a key the line of that key, where its file shows it, and puts the faults of each file in the order of its lines.
 *
 * @param folder folder of brand folders
 */
export async function withLines(folder: string, faults: readonly Fault[]): Promise<Fault[]> {
  const files = new Set(faults.filter(({ keyPath, line }) => keyPath !== '' && line === undefined).map(({ file }) => file));
  const texts = new Map(await Promise.all([...files].map(async (file) => [file, await readFile(join(folder, file), 'utf8').catch(() => '')] as const)));
  const placed = faults.map((fault) => {
    const text = texts.get(fault.file);
    if (text === undefined || fault.keyPath === '' || fault.line !== undefined) return fault;
    const line = lineOfKey(text, fault.keyPath, fault.file.endsWith('.json') ? 'json' : 'ts');
    return line === undefined ? fault : { ...fault, line };
  });
  return [...Map.groupBy(placed, ({ file }) => file).values()].flatMap((inFile) => inFile.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0) || one.keyPath.localeCompare(other.keyPath, 'en', { numeric: true })));
}
