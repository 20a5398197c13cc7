import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '@livery/brand-build';
import { withFigures } from './figures/document.ts';
import { machine } from './figures/machine.ts';
import { brokenRow, rowOf } from './figures/rows.ts';
import type { Row } from './figures/rows.ts';
import { table } from './figures/table.ts';
import { parts } from './parts.ts';
import type { BenchOptions, Part } from './parts.ts';

const DOCUMENT = join(repositoryRoot, 'docs/benchmarks.md');
const USAGE = `Usage: pnpm bench [${parts.map(({ name }) => name).join('|')} …] [--quick] [--write] [--reports <folder>] [--members <number>] [--database <url>]`;
const commandOf = ({ name }: Part): string => `pnpm bench ${name}`;

async function measured(part: Part, options: BenchOptions): Promise<Row[]> {
  process.stderr.write(`Measuring ${part.name} …\n`);
  const { NODE_ENV } = process.env;
  try {
    return (await part.run(options)).map((figure) => rowOf(commandOf(part), figure));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack ?? error.message : String(error)}\n`);
    return [brokenRow(commandOf(part), error)];
  } finally {
    // A build in this process sets NODE_ENV to production, which the servers of the next part would inherit.
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
}

/** Builds missing or outdated sites, so that no old ones are measured. */
function buildSites(): void {
  execFileSync(process.execPath, ['tooling/bootstrap.mjs', 'build'], { cwd: repositoryRoot, stdio: ['ignore', process.stderr.fd, 'inherit'] });
}

function write(rows: readonly Row[]): void {
  const order = parts.map(commandOf);
  writeFileSync(DOCUMENT, withFigures(readFileSync(DOCUMENT, 'utf8'), machine(), rows, order));
}

/** @returns the exit code: 1 when a budget is missed, 2 for an invalid command line */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false }, write: { type: 'boolean', default: false }, reports: { type: 'string' }, members: { type: 'string' }, database: { type: 'string' } },
  });
  const unknown = positionals.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0 || (values.quick && values.write)) {
    const reason = unknown.length > 0 ? `There is no part ${unknown.join(', ')}.` : 'Rough figures are not written down: --quick or --write, not both.';
    process.stderr.write(`${reason}\n${USAGE}\n`);
    return 2;
  }
  const members = values.members === undefined ? undefined : Number(values.members);
  if (members !== undefined && !(Number.isInteger(members) && members >= 100)) {
    process.stderr.write(`--members is a number from 100.\n${USAGE}\n`);
    return 2;
  }
  const options: BenchOptions = { quick: values.quick, ...(members === undefined ? {} : { members }), ...(values.database === undefined ? {} : { database: values.database }), ...(values.reports === undefined ? {} : { reports: resolve(values.reports) }) };
  buildSites();
  const rows: Row[] = [];
  for (const part of parts.filter(({ name, long = false }) => (positionals.length === 0 ? !long : positionals.includes(name)))) rows.push(...(await measured(part, options)));
  process.stdout.write(`\n${machine()}\n\n${table(rows)}\n`);
  if (values.write) write(rows);
  return rows.some(({ verdict }) => verdict === 'fail') ? 1 : 0;
}

process.exitCode = await main();
