// Starts what this folder holds. Plain JavaScript, so that an older Node can say what it lacks.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NEEDED = 24;
const HERE = dirname(fileURLToPath(import.meta.url));
/** Not as a URL: names of files may have a per cent sign. */
const inFolder = (path) => join(HERE, path);
const [version = '', ...built] = readFileSync(inFolder('VERSION'), 'utf8').trim().split('\n');
const PLATFORM = built.find((line) => line.startsWith('platform '))?.slice('platform '.length);

/** The programs behind the commands, with what comes before their own words. */
const PROGRAMS = {
  start: ['apps/gateway/src/main.ts'],
  try: ['apps/gateway/src/main.ts'],
  migrate: ['apps/gateway/src/database-command/main.ts', 'migrate'],
  status: ['apps/gateway/src/database-command/main.ts', 'status'],
  login: ['apps/gateway/src/database-command/main.ts', 'login'],
  operator: ['apps/gateway/src/operator/main.ts'],
  'site-host': ['apps/gateway/src/site-host/main.ts'],
};

const USAGE = `Livery ${version}

Usage: node livery.mjs <command>

Commands:
  migrate       brings the database up to this version; with --dry-run lists what is pending
  start         serves the sites and their calls; ends by SIGTERM or Ctrl+C
  status        says what was applied to the database and what is pending
  login <name>  prints the SQL that makes the login which "start" should have
  operator      what operators do on the machine itself; without a word it lists that
  site-host     serves the sites before a server of your own, without a database: PLATFORM_URL names it, and TRUST_PROXY is needed
  try           serves a demo on http://localhost:4000: an empty database, or an embedded one without DATABASE_URL; never for real members
  check         compares every file with SHA256SUMS, and names what was added
  version       prints the version

Settings, by environment variable ("start" names those that are missing):
  DATABASE_URL   the PostgreSQL database, such as postgres://livery:secret@localhost/livery
  LIVERY_SECRET  at least 32 random characters, such as what "openssl rand -hex 32" prints; the same after each upgrade
  TRUST_PROXY    addresses that a proxy in front connects from, such as loopback; false where there is none
  PORT, HOST     where it listens (4000, 0.0.0.0)
All others, and how to install, upgrade and back up, are in docs/operations.md; those of "site-host" are in docs/own-platform.md.`;

const SUMS = 'SHA256SUMS';
/** Where data is kept unless DATA_DIR says otherwise. */
const DATA = '.data';

/** What was packed: each file's hash by its path. */
function packedFiles() {
  const lines = readFileSync(inFolder(SUMS), 'utf8').trim().split('\n');
  return new Map(lines.map((line) => [line.slice(line.indexOf('  ') + 2), line.slice(0, line.indexOf('  '))]));
}

/** Files that are not as they were packed, or are gone. */
function changedFiles(packed) {
  return [...packed].flatMap(([path, hash]) => {
    try {
      return createHash('sha256').update(readFileSync(inFolder(path))).digest('hex') === hash ? [] : [path];
    } catch {
      return [path];
    }
  });
}

/** Whether a path leaves this folder. */
const leaves = (path) => path === '..' || path.startsWith('../') || path.startsWith('..\\') || isAbsolute(path);

/** Files that nobody packed, and links that lead out of this folder; what the gateway keeps in it is left out. */
function addedFiles(packed) {
  const data = new Set([DATA, relative(HERE, resolve(process.env.DATA_DIR || inFolder(DATA)))]);
  const below = (folder) =>
    readdirSync(inFolder(folder), { withFileTypes: true }).flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (data.has(join(path)) || path === SUMS) return [];
      if (entry.isDirectory()) return below(path);
      // Links among the libraries are many, and lead from one to another.
      if (entry.isSymbolicLink()) return leaves(relative(HERE, resolve(dirname(inFolder(path)), readlinkSync(inFolder(path))))) ? [path] : [];
      return packed.has(path) ? [] : [path];
    });
  return below('').sort();
}

function check() {
  const packed = packedFiles();
  const found = [
    ['These files are not those of', changedFiles(packed)],
    ['These files do not belong to', addedFiles(packed)],
  ];
  const wrong = found.filter(([, files]) => files.length > 0).map(([what, files]) => `${what} Livery ${version}:\n${files.join('\n')}`);
  if (wrong.length > 0) fail(wrong.join('\n\n'));
  process.stdout.write(`Every file is that of Livery ${version}.\n`);
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Becomes one of the programs: signals reach it as they would without this file. */
async function become(command, words) {
  if (Number.parseInt(process.versions.node, 10) < NEEDED) fail(`Livery ${version} needs Node ${NEEDED} or newer, and this is Node ${process.versions.node}. Get it from https://nodejs.org.`);
  const here = `${process.platform}-${process.arch}`;
  if (PLATFORM !== here) fail(`This archive is for ${PLATFORM}, and this is ${here}: its libraries would not load.`);
  if (command === 'try' && process.env.NODE_ENV === 'production') fail('"try" fills its database with a demo, and NODE_ENV says production. Use "start".');
  process.env.NODE_ENV = command === 'try' ? 'development' : 'production';
  // The program reads it from its own folder.
  if (process.env.DATA_DIR) process.env.DATA_DIR = resolve(process.env.DATA_DIR);
  if (command === 'operator') process.env.LIVERY_OPERATOR = 'node livery.mjs operator';
  const [program, ...first] = PROGRAMS[command];
  const file = inFolder(program);
  process.argv = [process.argv[0], file, ...first, ...words];
  await import(pathToFileURL(file).href);
}

const [command, ...words] = process.argv.slice(2);
if (command === undefined || command === 'help' || command === '--help' || command === '-h') process.stdout.write(`${USAGE}\n`);
else if (command === 'version' || command === '--version') process.stdout.write(`${[version, ...built].join('\n')}\n`);
else if (command === 'check') check();
else if (Object.hasOwn(PROGRAMS, command)) await become(command, words);
else {
  process.stderr.write(`There is no command "${command}".\n\n${USAGE}\n`);
  process.exitCode = 2;
}
