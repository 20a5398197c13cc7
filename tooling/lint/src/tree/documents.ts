import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../workspace.ts';
import { bootstrapOf, lineFault } from './command-lines.ts';

const GROUPS = ['packages', 'apps', 'tooling'];
/** Folders with files that documents speak of. */
const FOLDERS = [...GROUPS, 'brands', 'docs'];

/** What a build or a run of the servers writes: documents speak of it, and no tree holds it. */
const WRITTEN = /^(?:dist\/|(?:fleet|payment-faults|payment-keys|vendor-faults|vendor-keys)\.json$)/;

/** A word in backticks that stands for a file or a folder, and for nothing else with a slash in it. */
const PATH = /^[\w-][\w.@-]*(?:\/[\w.@-]+)*(?:\/|\.(?:tsx?|mjs|cjs|json|md|sql|html|css|txt|svg))$|^(?:packages|apps|tooling|brands|docs|src)\/[\w./@-]+$/;
const RULE = /^(?:livery|typescript|import|react|vitest)\//;

/** The documents of a tree: those of the root and of docs/, and each package's README. Decisions of docs/adr tell of their day. */
function documentsOf(root: string): string[] {
  const readmes = GROUPS.flatMap((group) => filesUnder(root, group).filter((path) => /^[^/]+\/[^/]+\/README\.md$/.test(path)));
  const guides = filesUnder(root, 'docs').filter((path) => /^docs\/[^/]+\.md$/.test(path));
  return ['README.md', 'CONTRIBUTING.md', 'CONTEXT.md', 'brands/README.md', ...guides, ...readmes].filter((path) => existsSync(join(root, path)));
}

/** Commands that need Node 24, or a library's program, on the search path. CONTRIBUTING.md says what its `pnpm exec` needs. */
const NEEDS_MORE = /^(?:\$ )?(?:(?:node|npx|vitest|oxlint|playwright|turbo) \S|pnpm (?:exec|dlx|--filter|-\S+) )/;

/** Commands of a document: words in backticks, and lines of code. */
function commandsOf(text: string): string[] {
  const blocks = [...text.matchAll(/^[ \t]*```[^\n]*\n([^]*?)^[ \t]*```/gm)].map(([, block = '']) => block);
  const indented = [...text.matchAll(/^ {4}(\S.*)$/gm)].map(([, line = '']) => line);
  return [...quotedWords(text), ...blocks.flatMap((block) => block.split('\n')), ...indented].map((line) => line.trim());
}

/**
 * Commands in documents that do not run as they stand there: on Node 20 alone, as the scripts of the root package.json do, but for
 * CONTRIBUTING.md; and with words that the command takes, by the bootstrap that reads them.
 */
export async function commandFaults(root: string): Promise<string[]> {
  const bootstrap = await bootstrapOf(root);
  return documentsOf(root).flatMap((document) => {
    const commands = [...new Set(commandsOf(readFileSync(join(root, document), 'utf8')))];
    const needMore = document === 'CONTRIBUTING.md' ? [] : commands.filter((line) => NEEDS_MORE.test(line));
    const refused = commands.flatMap((line) => {
      const fault = bootstrap === undefined ? undefined : lineFault(line, bootstrap);
      return fault === undefined ? [] : [`${document}: "${line}" is refused. ${fault}`];
    });
    return [...needMore.map((command) => `${document}: "${command}" does not run on Node 20 alone; name a script, such as "npm run operator -- …" or "npm test -- unit <path>".`), ...refused];
  });
}

/** Words in backticks outside blocks of code. */
function quotedWords(text: string): string[] {
  const prose = text.replaceAll(/^```[^]*?^```/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
}

/** Every file and folder, with a slash before it so that ends of paths compare by whole names. */
function pathsOf(root: string): string[] {
  const files = FOLDERS.flatMap((folder) => filesUnder(root, folder));
  const folders = new Set(files.flatMap((file) => file.split('/').slice(0, -1).map((_, index, parts) => parts.slice(0, index + 1).join('/'))));
  return [...files, ...folders].map((path) => `/${path}`);
}

/**
 * Paths in documents that lead nowhere. A path may be written from the root, or from any folder of the package whose README
 * names it, and in the documents of the root, whose sentences name the package, from its folders; a file may also be named
 * alone.
 */
export function documentFaults(root: string): string[] {
  const paths = pathsOf(root);
  return documentsOf(root).flatMap((document) => {
    const [group = '', name = ''] = document.split('/');
    const home = GROUPS.includes(group) ? `/${group}/${name}/` : '/';
    const near = paths.filter((path) => path.startsWith(home));
    // A guide speaks of several apps, where the end of a path leaves open whose it is.
    const whole = group === 'docs';
    const isThere = (word: string): boolean => {
      const path = word.replace(/\/$/, '');
      return existsSync(join(root, path)) || (!(whole && path.includes('/')) && near.some((one) => one.endsWith(`/${path}`)));
    };
    const words = new Set(quotedWords(readFileSync(join(root, document), 'utf8')).filter((word) => PATH.test(word) && !RULE.test(word) && !WRITTEN.test(word)));
    return [...words].filter((word) => !isThere(word)).map((word) => `${document} names ${word}, which is not there.`);
  });
}

/** Files that may define what documents name; texts of people are none. */
const CODE = /\.(?:tsx?|mjs|cjs|sql|json|ya?ml|html|css|sh)$/;
const TEXTS = /\/locales\//;
/** A name in backticks that only code has: with a hump, such as `createDayOf`, and at most a call's parentheses. */
const NAME = /^(?<name>[A-Za-z]\w*[a-z\d][A-Z]\w*)(?:\(\))?$/;

/** Names in documents that stand nowhere in the code: of what was renamed or taken away. */
export function nameFaults(root: string): string[] {
  const files = [...FOLDERS.flatMap((folder) => filesUnder(root, folder)), 'package.json', 'turbo.json', 'vitest.config.ts', '.oxlintrc.json'];
  const known = new Set<string>();
  for (const file of files.filter((path) => CODE.test(path) && !TEXTS.test(path) && existsSync(join(root, path)))) {
    for (const [word] of readFileSync(join(root, file), 'utf8').matchAll(/[A-Za-z_]\w*/g)) known.add(word);
  }
  return documentsOf(root).flatMap((document) => {
    const names = new Set(quotedWords(readFileSync(join(root, document), 'utf8')).flatMap((word) => NAME.exec(word)?.groups?.['name'] ?? []));
    return [...names].filter((name) => !known.has(name)).map((name) => `${document} names ${name}, which no code has.`);
  });
}
