import { errorText } from './error-text.ts';

/** Takes the arguments after the command name; returns the exit code. */
type Command = (words: readonly string[]) => Promise<number>;

/** Loaded one at a time: between them they bring the bundler, the image library and a browser's driver. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  new: async () => (await import('./new-command.ts')).newCommand,
  check: async () => (await import('./check-command.ts')).checkCommand,
  explain: async () => (await import('./explain-command.ts')).explainCommand,
  font: async () => (await import('./font/font-command.ts')).fontCommand,
  shots: async () => (await import('./shots/shots-command.ts')).shotsCommand,
  preview: async () => (await import('./preview/preview-command.ts')).previewCommand,
  diff: async () => (await import('./diff/diff-command.ts')).diffCommand,
};

/** `--help` of each is in tooling/run/bootstrap/commands.mjs, which answers it before anything is installed. */
const USAGE = Object.keys(commands)
  .map((each) => `npm run brand:${each} -- --help`)
  .join('\n');

const [name = '', ...words] = process.argv.slice(2);
const wantsHelp = [name, ...words].some((word) => word === '--help' || word === '-h');
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

try {
  if (wantsHelp) console.log(USAGE);
  else if (command === undefined) throw new RangeError(USAGE);
  else process.exitCode = await (await command())(words);
} catch (error) {
  console.error(errorText(error));
  process.exitCode = 2;
}
