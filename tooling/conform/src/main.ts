/** Holds a server against the contract of the site's calls. See docs/own-platform.md; `npm run conform -- --help` lists the options. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readOptions, WrongUsage } from './options.ts';
import { isCertified, jsonReport, markdownReport, terminalReport } from './report.ts';
import { conform, Unreachable, type Outcome } from './run.ts';

const UNUSABLE = 2;

function write(file: string | undefined, text: string): void {
  if (file === undefined) return;
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(file, text);
}

/** One letter for each check, so that a long run shows that it goes on. */
const MARKS: Readonly<Record<Outcome['verdict'], string>> = { passed: '.', failed: '✗', 'not tried': '?', 'not offered': '-' };

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  const found = await conform({ ...options, progress: ({ verdict }) => void process.stderr.write(MARKS[verdict]) });
  process.stderr.write('\n');
  const at = new Date();
  write(options.report, markdownReport(found, at));
  write(options.json, jsonReport(found, at));
  process.stdout.write(`\n${terminalReport(found)}\n`);
  return isCertified(found) ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof WrongUsage) && !(error instanceof Unreachable)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = UNUSABLE;
}
