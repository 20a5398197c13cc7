import { BrandFaultsError } from '@livery/brand-kit';
import { checkCommand } from './check-command.ts';
import { explainCommand } from './explain-command.ts';
import { newCommand } from './new-command.ts';
import { shotsCommand } from './shots-command.ts';

/** Takes the arguments after the command name; returns the exit code. */
type Command = (words: readonly string[]) => Promise<number>;

const commands: Readonly<Record<string, Command>> = {
  new: newCommand,
  check: checkCommand,
  explain: explainCommand,
  shots: shotsCommand,
};

const USAGE = [
  'brand:new <id> [--name …] [--merchant-code …] [--domain …] [--email …] [--company …] [--currency …]',
  'brand:check [<id> …]',
  'brand:explain <id> <key>          identity.name, footer, features.freePlay, theme.color.bg.canvas …',
  'brand:shots <id> [--site <url>] [--out <folder>] [--route /rng …]',
].join('\n');

const [name = '', ...words] = process.argv.slice(2);
const wantsHelp = [name, ...words].some((word) => word === '--help' || word === '-h');
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

try {
  if (wantsHelp) console.log(USAGE);
  else if (command === undefined) throw new RangeError(USAGE);
  else process.exitCode = await command(words);
} catch (error) {
  const plain = error instanceof BrandFaultsError || error instanceof RangeError || (error instanceof TypeError && 'code' in error);
  console.error(plain ? error.message : error);
  process.exitCode = error instanceof BrandFaultsError ? 1 : 2;
}
