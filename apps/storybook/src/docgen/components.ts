import { globSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ESTree } from 'vite';
import { membersOf } from './members.ts';
import type { Members, PropDoc } from './members.ts';
import { aboutAt, findExport, findName, sourceOf } from './source.ts';
import type { Declaration, Found, Source, TypeNode } from './source.ts';

/** What the workbench says about a component by itself, read from its source. */
export interface ComponentDoc {
  readonly name: string;
  /** The package that exports it. */
  readonly package: string;
  /** Its module, from the root of the repository. */
  readonly file: string;
  readonly about?: string;
  readonly props: readonly PropDoc[];
  /** Types of libraries whose properties it takes too, such as `ButtonHTMLAttributes<HTMLButtonElement>`. */
  readonly more: readonly string[];
}

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Packages whose components no site shows. */
const UNSHOWN: ReadonlySet<string> = new Set(['testing']);

/** The components that the packages export, by their entries for everybody and for React. */
export function readComponents(folder: string = join(root, 'packages')): ComponentDoc[] {
  const entries = globSync('*/src/{index.ts,react.tsx}', { cwd: folder }).filter((entry) => !UNSHOWN.has(entry.split(sep)[0] ?? ''));
  return entries.toSorted().flatMap((entry) => componentsOf(join(folder, entry)));
}

/** The names of the kit's icons. */
export function readGlyphs(): string[] {
  return [...sourceOf(join(root, 'packages/ui-kit/src/index.ts')).exported.keys()].filter((name) => /^icon[A-Z]/.test(name));
}

/** The components that an entry exports. */
export function componentsOf(entry: string): ComponentDoc[] {
  const source = sourceOf(entry);
  return [...source.exported.keys()].flatMap((name) => {
    const found = /^[A-Z][a-z]/.test(name) ? findExport(source, name) : undefined;
    const members = found === undefined ? undefined : propsOf(found);
    if (found === undefined || members === undefined) return [];
    const about = aboutAt(found.source, startOf(found));
    return [{ name, package: basename(dirname(dirname(entry))), file: relative(root, found.source.file), ...(about === undefined ? {} : { about }), ...members }];
  });
}

/** Where a declaration begins; that of a variable without its `const`. */
function startOf({ declaration }: Found): number {
  return declaration.start;
}

/** The properties of a component; undefined for what is none, such as a type, a class that draws nothing or a constant. */
function propsOf({ source, declaration }: Found): Members | undefined {
  switch (declaration.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return ofParameter(source, declaration.params[0]);
    case 'ClassDeclaration':
      return ofClass(source, declaration);
    case 'VariableDeclarator':
      return declaration.init === null ? undefined : ofValue(source, declaration.init);
    default:
      return undefined;
  }
}

const nothing: Members = { props: [], more: [] };

function ofParameter(source: Source, parameter: ESTree.Function['params'][number] | undefined): Members {
  if (parameter === undefined) return nothing;
  if (parameter.type !== 'ObjectPattern' && parameter.type !== 'Identifier') return nothing;
  const type = parameter.typeAnnotation?.typeAnnotation;
  if (type === undefined || type === null) return nothing;
  const members = membersOf(source, type);
  return parameter.type === 'ObjectPattern' ? { ...members, props: withFallbacks(source, members.props, parameter) } : members;
}

/** Adds the defaults of a component's destructured properties. */
function withFallbacks({ text }: Source, props: readonly PropDoc[], pattern: ESTree.ObjectPattern): PropDoc[] {
  const fallbacks = new Map<string, string>();
  for (const property of pattern.properties) {
    if (property.type !== 'Property' || property.value.type !== 'AssignmentPattern') continue;
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
    if (name !== undefined) fallbacks.set(name, text.slice(property.value.right.start, property.value.right.end));
  }
  return props.map((prop) => {
    const fallback = fallbacks.get(prop.name);
    return fallback === undefined ? prop : { ...prop, fallback };
  });
}

function ofClass(source: Source, { superClass, superTypeArguments }: ESTree.Class): Members | undefined {
  const isComponent = superClass?.type === 'Identifier' && /^(?:Pure)?Component$/.test(superClass.name);
  const [props] = superTypeArguments?.params ?? [];
  return isComponent ? (props === undefined ? nothing : membersOf(source, props)) : undefined;
}

function ofValue(source: Source, value: ESTree.Expression): Members | undefined {
  switch (value.type) {
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return ofParameter(source, value.params[0]);
    case 'TaggedTemplateExpression':
      return ofStyle(source, value.tag, value.typeArguments?.params ?? []);
    case 'TSAsExpression':
      return ofValue(source, value.expression);
    case 'CallExpression':
      return ofCall(source, value);
    case 'MemberExpression':
      return value.property.type === 'Identifier' && value.property.name === 'Provider' ? ofContext(source, value.object) : undefined;
    default:
      return undefined;
  }
}

/** Properties of `memo(…)`, `lazy(…)` and of a context, which is its own provider. */
function ofCall(source: Source, { callee, arguments: [first], typeArguments }: ESTree.CallExpression): Members | undefined {
  const name = callee.type === 'Identifier' ? callee.name : undefined;
  if (callee.type === 'MemberExpression') return ofLater(source, callee, first);
  if (name === 'createContext') return provider(source, typeArguments?.params[0]);
  if (name === 'memo' && first?.type === 'Identifier') {
    const found = findName(source, first.name);
    return found === undefined ? undefined : propsOf(found);
  }
  return name === 'memo' && first !== undefined && first.type !== 'SpreadElement' ? ofValue(source, first) : undefined;
}

/** Properties of a component that is fetched when it is first shown: `preloadableLazy(() => import('./a.tsx')).show((module) => module.A)`. */
function ofLater(source: Source, callee: ESTree.MemberExpression, chosen: ESTree.CallExpression['arguments'][number] | undefined): Members | undefined {
  if (callee.property.type !== 'Identifier' || (callee.property.name !== 'show' && callee.property.name !== 'follow')) return undefined;
  const made = callee.object.type === 'Identifier' ? findName(source, callee.object.name) : undefined;
  const { text, file } = made?.source ?? source;
  const lazy = made?.declaration ?? callee.object;
  const [, specifier] = /import\('([^']+)'\)/.exec(text.slice(lazy.start, lazy.end)) ?? [];
  const [, name] = chosen === undefined ? [] : (/module\.(\w+)/.exec(source.text.slice(chosen.start, chosen.end)) ?? []);
  if (specifier === undefined || name === undefined) return undefined;
  const found = findExport(sourceOf(resolve(dirname(file), specifier)), name);
  return found === undefined ? undefined : propsOf(found);
}

function ofContext(source: Source, context: ESTree.Expression | ESTree.Super): Members | undefined {
  const found = context.type === 'Identifier' ? findName(source, context.name)?.declaration : undefined;
  return found?.type === 'VariableDeclarator' && found.init?.type === 'CallExpression' ? ofCall(source, found.init) : undefined;
}

function provider({ text }: Source, value: TypeNode | undefined): Members {
  const type = value === undefined ? 'unknown' : text.slice(value.start, value.end);
  return {
    props: [
      { name: 'value', type, kind: 'object', required: true, about: 'What everything below reads of it.' },
      { name: 'children', type: 'ReactNode', kind: 'node', required: true, about: 'Whatever reads the value, at any depth.' },
    ],
    more: [],
  };
}

const children: PropDoc = { name: 'children', type: 'ReactNode', kind: 'node', required: false, about: 'What stands in it.' };

/** Properties of a styled element: those that its style reads, and the element's. */
function ofStyle(source: Source, tag: ESTree.Expression, types: readonly TypeNode[]): Members | undefined {
  if (tag.type === 'Identifier') return tag.name === 'createGlobalStyle' ? nothing : undefined;
  const own = types[0] === undefined ? nothing : membersOf(source, types[0]);
  const base = elementOf(source, tag);
  if (base === undefined) return undefined;
  const names = new Set(own.props.map(({ name }) => name));
  return { props: [...own.props, ...base.props.filter(({ name }) => !names.has(name))], more: [...own.more, ...base.more] };
}

function elementOf(source: Source, tag: ESTree.Expression): Members | undefined {
  if (tag.type === 'MemberExpression' && tag.property.type === 'Identifier') {
    if (tag.object.type === 'Identifier' && tag.object.name === 'styled') return { props: [children], more: [`attributes of <${tag.property.name}>`] };
    return tag.object.type === 'CallExpression' || tag.object.type === 'MemberExpression' ? elementOf(source, tag.object) : undefined;
  }
  if (tag.type !== 'CallExpression') return undefined;
  // `styled.span.attrs(…)` and `styled(Surface)`.
  if (tag.callee.type === 'MemberExpression') return elementOf(source, tag.callee.object);
  const [base] = tag.arguments;
  if (tag.callee.type !== 'Identifier' || tag.callee.name !== 'styled' || base?.type !== 'Identifier') return undefined;
  const found = findName(source, base.name);
  return found === undefined ? { props: [children], more: [`properties of ${base.name}`] } : propsOf(found);
}

export type { Declaration };
