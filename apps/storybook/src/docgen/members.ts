import type { ESTree } from 'vite';
import { aboutAt, additionsTo, findName } from './source.ts';
import type { Source, TypeNode } from './source.ts';

/** How a property is set in the workbench. */
export type PropKind = 'text' | 'boolean' | 'number' | 'choice' | 'node' | 'glyph' | 'function' | 'element' | 'object';

/** A property of a component. */
export interface PropDoc {
  readonly name: string;
  /** Its type as written. */
  readonly type: string;
  readonly kind: PropKind;
  readonly required: boolean;
  readonly about?: string;
  /** Its default as written. */
  readonly fallback?: string;
  /** The declaration of the type that an object, or each of its entries, has. */
  readonly detail?: string;
  /** The values of a `choice`. */
  readonly choices?: readonly (string | number)[];
}

/** The members of a type, and the library types whose members it also has. */
export interface Members {
  readonly props: readonly PropDoc[];
  readonly more: readonly string[];
}

const none: Members = { props: [], more: [] };

const textOf = ({ text }: Source, node: { readonly start: number; readonly end: number }): string => text.slice(node.start, node.end).replaceAll(/\s+/g, ' ');

/** Own members before inherited ones of the same name. */
function merged(parts: readonly Members[]): Members {
  const byName = new Map<string, PropDoc>();
  for (const prop of parts.flatMap(({ props }) => props)) if (!byName.has(prop.name)) byName.set(prop.name, prop);
  return { props: [...byName.values()], more: [...new Set(parts.flatMap(({ more }) => more))] };
}

/** What the parameters of a generic type stand for, and where that is written. */
type Given = ReadonlyMap<string, { readonly source: Source; readonly type: TypeNode }>;

const nothingGiven: Given = new Map();

/** The members of an object type. */
export function membersOf(source: Source, type: TypeNode, given: Given = nothingGiven): Members {
  switch (type.type) {
    case 'TSTypeLiteral':
      return { props: type.members.flatMap((member) => memberOf(source, member)), more: [] };
    case 'TSIntersectionType':
      return merged(type.types.map((part) => membersOf(source, part, given)));
    case 'TSUnionType':
      return withAll(merged(type.types.map((part) => membersOf(source, part, given))), { required: false });
    case 'TSParenthesizedType':
      return membersOf(source, type.typeAnnotation, given);
    case 'TSIndexedAccessType':
      return indexed(source, type, given);
    case 'TSTypeReference':
      return type.typeName.type === 'Identifier' ? named(source, type.typeName.name, type.typeArguments?.params ?? [], textOf(source, type)) : { props: [], more: [textOf(source, type)] };
    default:
      return none;
  }
}

function withAll({ props, more }: Members, change: Partial<PropDoc>): Members {
  return { props: props.map((prop) => ({ ...prop, ...change })), more };
}

/** The names in a union of literals: `'a' | 'b'`. */
function literalsOf(source: Source, type: TypeNode | undefined): (string | number)[] {
  if (type === undefined) return [];
  if (type.type === 'TSLiteralType') return type.literal.type === 'Literal' && (typeof type.literal.value === 'string' || typeof type.literal.value === 'number') ? [type.literal.value] : [];
  if (type.type === 'TSUnionType') return type.types.flatMap((part) => literalsOf(source, part));
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier') {
    const found = findName(source, type.typeName.name);
    return found?.declaration.type === 'TSTypeAliasDeclaration' ? literalsOf(found.source, found.declaration.typeAnnotation) : [];
  }
  return [];
}

function named(source: Source, name: string, args: readonly TypeNode[], written: string): Members {
  const [first, second] = args;
  if (first !== undefined) {
    const names = literalsOf(source, second);
    switch (name) {
      case 'Omit': {
        const { props, more } = membersOf(source, first);
        return { props: props.filter((prop) => !names.includes(prop.name)), more };
      }
      case 'Pick': {
        const { props } = membersOf(source, first);
        return { props: props.filter((prop) => names.includes(prop.name)), more: [] };
      }
      case 'Partial':
        return withAll(membersOf(source, first), { required: false });
      case 'Required':
        return withAll(membersOf(source, first), { required: true });
      case 'Readonly':
        return membersOf(source, first);
    }
  }
  const found = findName(source, name);
  if (found === undefined) return { props: [], more: [written] };
  if (found.declaration.type === 'TSTypeAliasDeclaration') {
    const parameters = found.declaration.typeParameters?.params ?? [];
    const given = new Map(parameters.flatMap(({ name: { name: parameter } }, index) => (args[index] === undefined ? [] : [[parameter, { source, type: args[index] }] as const])));
    return membersOf(found.source, found.declaration.typeAnnotation, given);
  }
  return found.declaration.type === 'TSInterfaceDeclaration' ? interfaceMembers(found.source, found.declaration) : none;
}

/** The members of one entry of an interface: `DialogMap[Name]`, where `Name` is given. */
function indexed(source: Source, { objectType, indexType }: ESTree.TSIndexedAccessType, given: Given): Members {
  const parameter = indexType.type === 'TSTypeReference' && indexType.typeName.type === 'Identifier' ? given.get(indexType.typeName.name) : undefined;
  const [key] = parameter === undefined ? literalsOf(source, indexType) : literalsOf(parameter.source, parameter.type);
  const found = objectType.type === 'TSTypeReference' && objectType.typeName.type === 'Identifier' ? findName(source, objectType.typeName.name) : undefined;
  if (found?.declaration.type !== 'TSInterfaceDeclaration') return none;
  const own = entryOf(found.source, found.declaration, key);
  if (own !== undefined) return own;
  const added = additionsTo(found.name, (parameter?.source ?? source).file);
  return added.map((one) => entryOf(one.source, one.declaration, key)).find((entry) => entry !== undefined) ?? none;
}

function entryOf(source: Source, { body }: ESTree.TSInterfaceDeclaration, key: string | number | undefined): Members | undefined {
  const entry = body.body.find((member) => member.type === 'TSPropertySignature' && member.key.type === 'Identifier' && member.key.name === key);
  return entry?.type === 'TSPropertySignature' && entry.typeAnnotation !== null ? membersOf(source, entry.typeAnnotation.typeAnnotation) : undefined;
}

function interfaceMembers(source: Source, declaration: ESTree.TSInterfaceDeclaration): Members {
  const own: Members = { props: declaration.body.body.flatMap((member) => memberOf(source, member)), more: [] };
  const inherited = declaration.extends.map(({ expression, typeArguments, ...place }) =>
    expression.type === 'Identifier' ? named(source, expression.name, typeArguments?.params ?? [], textOf(source, place)) : none,
  );
  return merged([own, ...inherited]);
}

function memberOf(source: Source, member: ESTree.TSSignature): PropDoc[] {
  if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
  const name = member.key.type === 'Identifier' ? member.key.name : member.key.type === 'Literal' ? String(member.key.value) : undefined;
  if (name === undefined) return [];
  const type = member.type === 'TSPropertySignature' ? member.typeAnnotation?.typeAnnotation : undefined;
  const about = aboutAt(source, member.start);
  return [
    {
      name,
      type: type === undefined ? 'function' : textOf(source, type),
      required: !member.optional,
      ...(about === undefined ? {} : { about }),
      ...kindOf(source, type),
      ...detailOf(source, type),
    },
  ];
}

const KINDS: Readonly<Record<string, PropKind>> = { ReactNode: 'node', Glyph: 'glyph', ReactElement: 'element', ComponentType: 'element', ElementType: 'element', Ref: 'element', JSX: 'element' };

/** Types whose values are functions. */
const FUNCTIONS = /(?:Handler|Callback|EventHandler|Clock|UploadFile)$/;

function kindOf(source: Source, type: TypeNode | undefined): Pick<PropDoc, 'kind' | 'choices'> {
  switch (type?.type) {
    case undefined:
    case 'TSFunctionType':
      return { kind: 'function' };
    case 'TSStringKeyword':
    case 'TSTemplateLiteralType':
      return { kind: 'text' };
    case 'TSBooleanKeyword':
      return { kind: 'boolean' };
    case 'TSNumberKeyword':
      return { kind: 'number' };
    case 'TSParenthesizedType':
      return kindOf(source, type.typeAnnotation);
    case 'TSLiteralType':
      return { kind: 'choice', choices: literalsOf(source, type) };
    case 'TSUnionType':
      return kindOfUnion(source, type.types);
    case 'TSTypeReference':
      return kindOfName(source, type);
    default:
      return { kind: 'object' };
  }
}

/** What a union is once `undefined` and `null` are left out. */
function kindOfUnion(source: Source, types: readonly TypeNode[]): Pick<PropDoc, 'kind' | 'choices'> {
  const some = types.filter(({ type }) => type !== 'TSUndefinedKeyword' && type !== 'TSNullKeyword');
  const choices = some.flatMap((one) => literalsOf(source, one));
  if (choices.length > 0 && some.every((one) => literalsOf(source, one).length > 0)) return { kind: 'choice', choices };
  const kinds = some.map((one) => kindOf(source, one));
  return kinds.find(({ kind }) => kind === 'node') ?? kinds[0] ?? { kind: 'object' };
}

function kindOfName(source: Source, type: ESTree.TSTypeReference): Pick<PropDoc, 'kind' | 'choices'> {
  if (type.typeName.type !== 'Identifier') return { kind: 'element' };
  const { name } = type.typeName;
  const kind = KINDS[name];
  if (kind !== undefined) return { kind };
  if (FUNCTIONS.test(name)) return { kind: 'function' };
  const found = findName(source, name);
  return found?.declaration.type === 'TSTypeAliasDeclaration' ? kindOf(found.source, found.declaration.typeAnnotation) : { kind: 'object' };
}

/** The declaration of an interface that a type names, alone or in a list, as it is written. */
function detailOf(source: Source, type: TypeNode | undefined): Pick<PropDoc, 'detail'> {
  switch (type?.type) {
    case 'TSTypeOperator':
      return detailOf(source, type.typeAnnotation);
    case 'TSArrayType':
      return detailOf(source, type.elementType);
    case 'TSUnionType':
      return type.types.map((part) => detailOf(source, part)).find(({ detail }) => detail !== undefined) ?? {};
    case 'TSTypeReference': {
      const found = type.typeName.type === 'Identifier' ? findName(source, type.typeName.name) : undefined;
      return found?.declaration.type === 'TSInterfaceDeclaration' ? { detail: found.source.text.slice(found.declaration.start, found.declaration.end) } : {};
    }
    default:
      return {};
  }
}
