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
 * names it; in the documents of the root and of docs/ a file may also be named alone.
 */
export function documentFaults(root: string): string[] {
  const paths = pathsOf(root);
  return documentsOf(root).flatMap((document) => {
    const [group = '', name = ''] = document.split('/');
    const home = GROUPS.includes(group) ? `/${group}/${name}/` : '/';
    const near = paths.filter((path) => path.startsWith(home));
    const isThere = (word: string): boolean => {
      const path = word.replace(/\/$/, '');
      return existsSync(join(root, path)) || near.some((one) => one.endsWith(`/${path}`));
    };
    const words = new Set(quotedWords(readFileSync(join(root, document), 'utf8')).filter((word) => PATH.test(word) && !RULE.test(word) && !WRITTEN.test(word)));
    return [...words].filter((word) => !isThere(word)).map((word) => `${document} names ${word}, which is not there.`);
  });
}
