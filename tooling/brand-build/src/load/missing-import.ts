import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';

/** An import that Node could not resolve, in a file of the brand. */
export interface MissingImport {
  /** Path below the brand's folder. */
  readonly file: string;
  readonly line?: number;
  readonly found: string;
  readonly expected: string;
}

/** Describes the import that an error is about; undefined for other errors, and for imports outside the brand's folder. */
export function missingImport(error: unknown, folder: string): MissingImport | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_MODULE_NOT_FOUND') return undefined;
  const [, kind, wanted = '', importer = ''] = /^Cannot find (module|package) '([^']+)' imported from (.+)$/.exec(error.message) ?? [];
  const file = relative(folder, importer).replaceAll('\\', '/');
  if (kind === undefined || file.startsWith('..')) return undefined;
  const name = kind === 'module' ? basename(wanted) : wanted;
  const line = readFileSync(importer, 'utf8').split('\n').findIndex((text) => text.includes(name) && /\bfrom\b|\bimport\b/.test(text)) + 1;
  return { file, ...(line === 0 ? {} : { line }), ...(kind === 'module' ? noFile(wanted, importer) : noPackage(wanted)) };
}

function noFile(wanted: string, importer: string): Pick<MissingImport, 'found' | 'expected'> {
  const siblings = existing(dirname(wanted));
  return {
    found: `an import of ${relative(dirname(importer), wanted).replaceAll('\\', '/')}, which is not there`,
    expected: siblings.length === 0 ? 'a file that is there' : `one of ${siblings.join(', ')}`,
  };
}

function noPackage(name: string): Pick<MissingImport, 'found' | 'expected'> {
  return { found: `an import of ${name}`, expected: 'imports of the brand’s own files and of @livery/brand-kit alone' };
}

function existing(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.ts'));
  } catch {
    return [];
  }
}
