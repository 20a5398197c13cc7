import { parseAst } from 'vite';
import type { ESTree } from 'vite';

/**
 * Returns the line of a key in the source of a brand's file, starting at 1: that of the nearest key around it where it
 * is not there itself, and that of the default export where not even its first part is written in the file. Undefined
 * where the file has none, or cannot be parsed.
 *
 * @param keyPath such as `languages.offered.0`, read from whatever the file exports
 */
export function lineOfKey(source: string, keyPath: string, kind: 'json' | 'ts'): number | undefined {
  // In brackets the object of a JSON file is an expression, on the same lines.
  const text = kind === 'json' ? `(${source}\n)` : source;
  const positions = rootsOf(text).flatMap(({ value, local }) => positionOf(value, keyPath.split('.'), local) ?? []);
  const [deepest] = positions.toSorted((one, other) => one.rest - other.rest);
  const start = deepest?.start ?? exportOf(text);
  return start === undefined ? undefined : text.slice(0, start).split('\n').length;
}

/** Values of the file's own constants, by name. */
type Local = ReadonlyMap<string, ESTree.Expression>;

interface Root {
  readonly value: ESTree.Expression;
  readonly local: Local;
}

/** Position of a key in the text, and how many parts of the path stand below it. */
interface Position {
  readonly start: number;
  readonly rest: number;
}

/** Position of what the file is for: its default export, or the value of a JSON file. */
function exportOf(text: string): number | undefined {
  return parsed(text).find(({ type }) => type === 'ExportDefaultDeclaration' || type === 'ExpressionStatement')?.start;
}

function rootsOf(text: string): Root[] {
  const body = parsed(text);
  const constants = body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declared?.type === 'VariableDeclaration' ? declared.declarations : [];
  });
  const local = new Map(constants.flatMap(({ id, init }) => (id.type === 'Identifier' && init !== null ? [[id.name, init] as const] : [])));
  const values = body.flatMap((statement): ESTree.Expression[] => {
    if (statement.type === 'ExpressionStatement') return [statement.expression];
    if (statement.type === 'ExportDefaultDeclaration') return isExpression(statement.declaration) ? [statement.declaration] : [];
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return [];
    return statement.declaration.declarations.flatMap(({ init }) => init ?? []);
  });
  return values.map((value) => ({ value, local }));
}

function parsed(text: string): ESTree.Program['body'] {
  try {
    return parseAst(text, { lang: 'ts' }).body;
  } catch {
    return [];
  }
}

function isExpression(node: ESTree.ExportDefaultDeclaration['declaration']): node is ESTree.Expression {
  return !node.type.endsWith('Declaration');
}

/** The object or list behind `defineBrand(…)`, `as const`, `satisfies`, brackets and names of constants. */
function plain(value: ESTree.Expression, local: Local): ESTree.Expression {
  switch (value.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return plain(value.expression, local);
    case 'CallExpression': {
      const [first] = value.arguments;
      return first === undefined || first.type === 'SpreadElement' ? value : plain(first, local);
    }
    case 'Identifier': {
      const named = local.get(value.name);
      // Without its own name, a constant cannot lead back to itself.
      return named === undefined ? value : plain(named, new Map([...local].filter(([name]) => name !== value.name)));
    }
    default:
      return value;
  }
}

function positionOf(value: ESTree.Expression, path: readonly string[], local: Local): Position | undefined {
  const tree = plain(value, local);
  if (tree.type === 'ArrayExpression') {
    const item = tree.elements[Number(path[0])];
    if (item === undefined || item === null || item.type === 'SpreadElement') return undefined;
    return below(item.start, item, path.slice(1), local);
  }
  if (tree.type !== 'ObjectExpression') return undefined;
  // Keys of texts contain dots: the longest one that fits is meant.
  const lengths = path.map((_, index) => path.length - index);
  for (const length of lengths) {
    const name = path.slice(0, length).join('.');
    const property = tree.properties.findLast((each) => each.type === 'Property' && nameOf(each.key) === name);
    if (property?.type === 'Property') return below(property.start, property.value, path.slice(length), local);
  }
  return tree.properties.flatMap((each) => (each.type === 'SpreadElement' ? (positionOf(each.argument, path, local) ?? []) : [])).at(-1);
}

function below(start: number, value: ESTree.Expression, rest: readonly string[], local: Local): Position {
  const deeper = rest.length === 0 ? undefined : positionOf(value, rest, local);
  return deeper ?? { start, rest: rest.length };
}

function nameOf(key: ESTree.PropertyKey): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}
