import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDirectives, type Directives } from './directives.ts';

/** A file of SQL. */
export interface SqlFile {
  /** Its path in the folder of migrations. */
  readonly file: string;
  readonly text: string;
  /** SHA-256 of the text with line feeds alone. */
  readonly checksum: string;
}

/** A numbered file: applied once, and not changed any more. */
export interface Migration extends SqlFile {
  readonly number: number;
  readonly directives: Directives;
}

function read(folder: string, file: string): SqlFile {
  const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
  return { file, text, checksum: createHash('sha256').update(text).digest('hex') };
}

const sqlFilesOf = (folder: string): string[] => readdirSync(folder).filter((file) => file.endsWith('.sql')).toSorted();

/**
 * The numbered migrations of a folder, in order.
 * @throws for a name that is not like 0001-what-it-does.sql, for two of one number, and for an unknown directive
 */
export function readMigrations(folder: string): Migration[] {
  const migrations = sqlFilesOf(folder).map((file) => {
    const number = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1] ?? Number.NaN);
    if (Number.isNaN(number)) throw new Error(`Migration ${file}: the name must be like 0001-what-it-does.sql.`);
    const sqlFile = read(folder, file);
    return { number, ...sqlFile, directives: readDirectives(sqlFile, number) };
  });
  migrations.sort((a, b) => a.number - b.number);
  for (const [index, { number, file }] of migrations.entries()) {
    const before = migrations[index - 1];
    if (before?.number === number) throw new Error(`Migrations ${before.file} and ${file} share the number ${number}.`);
  }
  return migrations;
}

/** The functions of a folder of migrations. */
export interface FunctionSet {
  /** Rises with every change of a file. */
  readonly version: number;
  readonly files: readonly FunctionFile[];
}

/** A function, in a file of its name. */
export interface FunctionFile extends SqlFile {
  /** It is called by other functions alone, not by the role that serves (`-- livery: internal`). */
  readonly internal: boolean;
}

const INTERNAL = /^-- livery: internal$/m;

/** What `functions/version.json` says. */
export interface FunctionVersion {
  readonly version: number;
  /** {@link functionsChecksum} of the files that have this version. */
  readonly checksum: string;
}

const VERSION_FILE = 'version.json';

/** The version that a folder of migrations states for its functions; zero where it states none. */
export function readFunctionVersion(folder: string): FunctionVersion {
  const file = join(folder, 'functions', VERSION_FILE);
  if (!existsSync(file)) return { version: 0, checksum: '' };
  const { version, checksum } = JSON.parse(readFileSync(file, 'utf8')) as Partial<FunctionVersion>;
  if (!Number.isInteger(version) || typeof checksum !== 'string') throw new Error(`${file}: version and checksum are expected.`);
  return { version: version as number, checksum };
}

/** One checksum over all files of functions. */
export function functionsChecksum(files: readonly SqlFile[]): string {
  return createHash('sha256').update(files.map(({ file, checksum }) => `${file} ${checksum}\n`).join('')).digest('hex');
}

/** Raises the version of a folder's functions where a file has changed, is new or is gone. */
export function raiseFunctionVersion(folder: string): void {
  const { version, checksum } = readFunctionVersion(folder);
  const current = functionsChecksum(readFunctions(folder).files);
  if (current === checksum) return;
  writeFileSync(join(folder, 'functions', VERSION_FILE), `${JSON.stringify({ version: version + 1, checksum: current }, null, 2)}\n`);
}

const functionFile = (file: SqlFile): FunctionFile => ({ ...file, internal: INTERNAL.test(file.text) });

/** The functions of a folder of migrations, each in a file of its own in `functions/`; none where there is no such folder. */
export function readFunctions(folder: string): FunctionSet {
  const functions = join(folder, 'functions');
  const files = existsSync(functions) ? sqlFilesOf(functions).map((file) => functionFile(read(folder, `functions/${file}`))) : [];
  return { version: readFunctionVersion(folder).version, files };
}
