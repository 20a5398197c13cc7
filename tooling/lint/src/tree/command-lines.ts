import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What a command of the root package.json takes, as tooling/run/bootstrap says it; undefined where it checks its words itself. */
type Takes = object | undefined;

/** The part of tooling/run/bootstrap that says no to a command line. */
export interface Bootstrap {
  readonly commands: Readonly<Record<string, { readonly takes?: Takes; readonly help?: string; readonly script?: string }>>;
  /** What is wrong with the words behind a command, in a sentence. */
  readonly wrongArguments: (takes: object, words: string[]) => string | undefined;
}

/** The commands of a tree; undefined where it has none. They are plain JavaScript, which runs on Node 20: so without types. */
export async function bootstrapOf(root: string): Promise<Bootstrap | undefined> {
  const folder = join(root, 'tooling/run/bootstrap');
  if (!existsSync(folder)) return undefined;
  const load = async (name: string): Promise<unknown> => import(pathToFileURL(join(folder, name)).href);
  const { COMMANDS } = (await load('commands.mjs')) as { COMMANDS: Bootstrap['commands'] };
  const { wrongArguments } = (await load('arguments.mjs')) as Pick<Bootstrap, 'wrongArguments'>;
  return { commands: COMMANDS, wrongArguments };
}

/** Settings before a command, the package manager, and what stands behind it. */
const LINE = /^(?:\$ )?(?:[A-Z][A-Z_]*=(?:"[^"]*"|\S+) )*(?<manager>npm run|npm|pnpm run|pnpm) (?<rest>.+)$/;
/** Commands of npm and pnpm themselves. */
const NPM_SCRIPTS = new Set(['start', 'test']);
const PNPM_OWN = /^(?:add|dlx|exec|install|publish|-.*)$/;

/** The words of a line as a shell would split them, without the notation of documents: comments, `<placeholders>`, `[what may be left out]`, `…`. */
function wordsOf(line: string): string[] {
  const plain = line
    .replace(/\s#.*$/, '')
    .replace(/\s&&.*$/, '')
    .replaceAll(/<[^>]*>/g, 'word')
    .replaceAll(/[[\]…]|\\?\|/g, ' ');
  return [...plain.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');
}

/**
 * What the bootstrap would say to a command that a document names, in a sentence.
 *
 * @returns undefined where it would run, or the line is none of `npm run …`, `npm test`, `npm start` and `pnpm …`
 */
export function lineFault(line: string, { commands, wrongArguments }: Bootstrap): string | undefined {
  const { manager, rest = '' } = LINE.exec(line)?.groups ?? {};
  if (manager === undefined || rest.startsWith('<')) return undefined;
  const [name = '', ...words] = wordsOf(rest);
  if (manager === 'npm' && !NPM_SCRIPTS.has(name)) return undefined;
  if (manager === 'pnpm' && PNPM_OWN.test(name)) return undefined;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) return `There is no command "${name}".`;
  const end = words.indexOf('--');
  if (manager.startsWith('npm') && words.length > 0 && end !== 0) return 'npm keeps options for itself: those of the command follow "--".';
  const own = end === 0 ? words.slice(1) : words;
  // A command that is only named, and one that prints its help.
  if (command.takes === undefined || own.length === 0 || own.includes('--help')) return undefined;
  return wrongArguments(command.takes, own);
}
