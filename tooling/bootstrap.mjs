// Runs on any Node ≥ 20, before anything is installed: so plain JavaScript, and nothing but Node.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { optionsKeptByNpm, wrongArguments } from './run/bootstrap/arguments.mjs';
import { COMMANDS, USAGE } from './run/bootstrap/commands.mjs';
import { install, installWhenChanged } from './run/bootstrap/install.mjs';
import { pathWith, relay } from './run/bootstrap/process.mjs';
import { findToolchain, onPath, Shortfall } from './run/bootstrap/toolchain.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const OLDEST = 20;
/** Exit code for a command line that cannot be meant. */
const WRONG_USE = 2;

/** A command as npm takes it. */
const lineOf = (command) => (command === 'test' || command === 'start' ? `npm ${command}` : `npm run ${command}`);

async function main() {
  const [command, ...rest] = process.argv.slice(2);
  if (command === '--probe') {
    // Asked by the toolchain search from within npx: which Node and pnpm stand first on the path there?
    process.stdout.write(`${JSON.stringify({ node: process.execPath, version: process.version, pnpm: onPath('pnpm') })}\n`);
    return 0;
  }
  if (Number.parseInt(process.versions.node, 10) < OLDEST) {
    throw new Shortfall(`Livery needs Node ${OLDEST} or newer, and this is Node ${process.versions.node}. Get it from https://nodejs.org.`);
  }
  const found = Object.hasOwn(COMMANDS, command ?? '') ? COMMANDS[command] : undefined;
  if (found === undefined) {
    const wantsHelp = command === '--help' || command === '-h';
    if (!wantsHelp && command !== undefined) process.stderr.write(`There is no command "${command}".\n\n`);
    process[wantsHelp ? 'stdout' : 'stderr'].write(`${USAGE}\n`);
    return wantsHelp ? 0 : WRONG_USE;
  }
  const wantsOwnHelp = rest.includes('--help') || rest.includes('-h');
  if (found.help !== undefined && wantsOwnHelp) {
    process.stdout.write(`${found.help}\n`);
    return 0;
  }
  const fault = found.takes === undefined || wantsOwnHelp ? undefined : (optionsKeptByNpm(lineOf(command), found.takes, rest, process.env) ?? wrongArguments(found.takes, rest));
  if (fault !== undefined) {
    const [usage] = found.help?.split('\n') ?? [];
    process.stderr.write(`\n${[fault, ...(usage === undefined ? [] : [usage]), `"${lineOf(command)} -- --help" says more.`].join('\n')}\n\n`);
    return WRONG_USE;
  }
  // Under npm or pnpm the parent is theirs; started by hand, a closed terminal is none of our business.
  if (process.env['npm_lifecycle_event'] !== undefined) await import('./run/bootstrap/stop-with-parent.mjs');
  const toolchain = findToolchain(ROOT);
  const env = {
    // Node strips types and compiles each module once, not once in every process.
    NODE_COMPILE_CACHE: join(ROOT, '.cache/node'),
    // By their place in the repository, so that another clone can use them.
    NODE_COMPILE_CACHE_PORTABLE: '1',
    ...process.env,
    PATH: pathWith([dirname(toolchain.node), dirname(toolchain.pnpm)]),
    DO_NOT_TRACK: '1',
  };
  if (found.install === true) return install(ROOT, toolchain, env, { frozen: false });
  installWhenChanged(ROOT, toolchain, env);
  return relay(toolchain.node, [join(ROOT, found.script), ...(found.args ?? []), ...rest], { cwd: ROOT, env });
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof Shortfall)) throw error;
  process.stderr.write(`\n${error.message}\n\n`);
  process.exitCode = 1;
}
