import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import type { ESTree } from 'vite';

export type Statement = ESTree.Program['body'][number];
export type TypeNode = ESTree.TSType;

/** A declaration that a name of a module stands for. */
export type Declaration = ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration | ESTree.Function | ESTree.Class | ESTree.VariableDeclarator;

/** Another module's name. */
interface Origin {
  readonly specifier: string;
  readonly name: string;
}

/** A parsed module of the repository: what its names stand for. */
export interface Source {
  readonly file: string;
  readonly text: string;
  readonly declared: ReadonlyMap<string, Declaration>;
  readonly imported: ReadonlyMap<string, Origin>;
  /** By exported name: the local name, or the module that it comes from. */
  readonly exported: ReadonlyMap<string, string | Origin>;
  /** Interfaces of other modules that it adds to. */
  readonly added: readonly ESTree.TSInterfaceDeclaration[];
  /** Where each documentation comment ends, and its words. */
  readonly comments: readonly { readonly start: number; readonly end: number; readonly words: string }[];
}

const packages = fileURLToPath(new URL('../../../../packages', import.meta.url));
const known = new Map<string, Source>();

/** Forgets a module that was changed, or all of them. */
export function forgetSource(file?: string): void {
  texts.clear();
  if (file === undefined) known.clear();
  else known.delete(file);
}

/** Reads and parses a module; once, until it is forgotten. */
export function sourceOf(file: string): Source {
  const before = known.get(file);
  if (before !== undefined) return before;
  const source = parse(file, textOf(file));
  known.set(file, source);
  return source;
}

/**
 * What the modules of a package add to an interface of another: `declare module '@livery/app-shell' { interface DialogMap { … } }`.
 *
 * @param file a module of the package
 */
export function additionsTo(name: string, file: string): { readonly source: Source; readonly declaration: ESTree.TSInterfaceDeclaration }[] {
  const [folder = dirname(file)] = /^.*?[\\/]packages[\\/][^\\/]+[\\/]src(?=[\\/])/.exec(file) ?? [];
  return globSync('**/*.{ts,tsx}', { cwd: folder })
    .map((path) => join(folder, path))
    .filter((path) => /^declare module '/m.test(textOf(path)))
    .flatMap((path) => {
      const source = sourceOf(path);
      return source.added.filter(({ id }) => id.name === name).map((declaration) => ({ source, declaration }));
    });
}

const texts = new Map<string, string>();

function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
}

/** Parses a module's text. */
export function parse(file: string, text: string): Source {
  const { program, comments } = parseSync(file, text);
  const declared = new Map<string, Declaration>();
  const imported = new Map<string, Origin>();
  const exported = new Map<string, string | Origin>();
  for (const statement of program.body) readStatement(statement, { declared, imported, exported });
  return {
    file,
    text,
    declared,
    imported,
    exported,
    added: program.body.flatMap((statement) => (statement.type === 'TSModuleDeclaration' && statement.body?.type === 'TSModuleBlock' ? statement.body.body.filter((part) => part.type === 'TSInterfaceDeclaration') : [])),
    comments: comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*')).map(({ start, end, value }) => ({ start, end, words: wordsOf(value) })),
  };
}

interface Names {
  readonly declared: Map<string, Declaration>;
  readonly imported: Map<string, Origin>;
  readonly exported: Map<string, string | Origin>;
}

function nameIn(node: ESTree.ModuleExportName): string {
  return node.type === 'Literal' ? node.value : node.name;
}

function readStatement(statement: Statement, names: Names): void {
  if (statement.type === 'ImportDeclaration') {
    for (const part of statement.specifiers) {
      if (part.type === 'ImportSpecifier') names.imported.set(part.local.name, { specifier: statement.source.value, name: nameIn(part.imported) });
    }
    return;
  }
  if (statement.type !== 'ExportNamedDeclaration') {
    for (const [name, declaration] of declarationsIn(statement)) names.declared.set(name, declaration);
    return;
  }
  const from = statement.source?.value;
  for (const part of statement.specifiers) {
    names.exported.set(nameIn(part.exported), from === undefined ? nameIn(part.local) : { specifier: from, name: nameIn(part.local) });
  }
  if (statement.declaration === null) return;
  for (const [name, declaration] of declarationsIn(statement.declaration)) {
    names.declared.set(name, declaration);
    names.exported.set(name, name);
  }
}

function declarationsIn(statement: Statement | ESTree.Declaration): [string, Declaration][] {
  switch (statement.type) {
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return [[statement.id.name, statement]];
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return statement.id === null ? [] : [[statement.id.name, statement]];
    case 'VariableDeclaration':
      return statement.declarations.flatMap((one): [string, Declaration][] => (one.id.type === 'Identifier' ? [[one.id.name, one]] : []));
    default:
      return [];
  }
}

/** A documentation comment without its asterisks. */
function wordsOf(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, ''))
    .join('\n')
    .trim()
    .replaceAll(/\{@link (\w+)\}/g, '`$1`');
}

/** The documentation comment that stands right before a place, but for `export`, `const` and `readonly`. */
export function aboutAt({ comments, text }: Source, start: number): string | undefined {
  const comment = comments.findLast(({ end }) => end <= start);
  if (comment === undefined) return undefined;
  return /^\s*(?:export\s+)?(?:default\s+)?(?:const\s+|abstract\s+|readonly\s+)*$/.test(text.slice(comment.end, start)) ? comment.words : undefined;
}

/** The module that an import names, if it is one of the repository. */
function fileOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier);
  const [, name = '', entry = ''] = /^@livery\/([\w-]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  const file = name === '' ? undefined : join(packages, name, 'src', entry === '' ? 'index.ts' : `${entry}.ts`);
  return file !== undefined && existsSync(file) ? file : undefined;
}

/** A declaration and the module that it stands in. */
export interface Found {
  readonly source: Source;
  readonly name: string;
  readonly declaration: Declaration;
}

/** What a name of a module stands for, through imports and re-exports; undefined for what libraries declare. */
export function findName(source: Source, name: string): Found | undefined {
  const declaration = source.declared.get(name);
  if (declaration !== undefined) return { source, name, declaration };
  const origin = source.imported.get(name);
  return origin === undefined ? undefined : follow(source, origin);
}

/** What a module exports under a name. */
export function findExport(source: Source, name: string): Found | undefined {
  const target = source.exported.get(name);
  if (target === undefined) return undefined;
  return typeof target === 'string' ? findName(source, target) : follow(source, target);
}

function follow(source: Source, { specifier, name }: Origin): Found | undefined {
  const file = fileOf(specifier, source.file);
  return file === undefined ? undefined : findExport(sourceOf(file), name);
}
