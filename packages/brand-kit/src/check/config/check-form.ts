import { z } from 'zod';
import { brandSchema } from '../../config/schema.ts';
import { isPlannedPage } from '../../config/vocabulary.ts';
import { valueAt } from '../../theme/token-walk.ts';
import { quote } from '../fault/fault.ts';
import type { Fault } from '../fault/fault.ts';
import { nearestOf } from '../fault/nearest.ts';

type Issue = z.core.$ZodIssue;

/** Checks a configuration against the schema: missing keys, wrong types, values outside their list, unknown keys. */
export function checkForm(file: string, config: unknown): Fault[] {
  const parsed = brandSchema.safeParse(config);
  if (parsed.success) return [];
  return parsed.error.issues.flatMap((issue) => faultsOf(file, config, issue));
}

function faultsOf(file: string, config: unknown, issue: Issue): Fault[] {
  const path = issue.path.map(String);
  const found = valueAt(config, path);
  const at = { file, keyPath: path.join('.'), found: quote(found) };
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownKey(file, path, key));
    case 'invalid_value': {
      const offered = issue.values.map(String).filter((value) => !isPlannedPage(value));
      return [{ ...at, expected: `${offered.length === 1 ? '' : 'one of '}${offered.join(', ')}`, ...nearest(found, offered) }];
    }
    case 'invalid_type':
      return [{ ...at, expected: issue.expected === 'object' ? `an object with ${keysAt(brandSchema, path).join(', ')}` : issue.expected === 'string' ? textAt(path) : (kindNames[issue.expected] ?? issue.message), ...inItsType(issue.expected, found) }];
    case 'invalid_key':
      return [{ ...at, found: quote(path.at(-1)), expected: 'a language code of the platform' }];
    default:
      return [{ ...at, expected: issue.message }];
  }
}

const kindNames: Readonly<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};

/** What a text has to be, by its own rule, such as "2 to 16 capital letters and digits". */
function textAt(path: readonly string[]): string {
  const schema = schemaAt(brandSchema, path);
  const empty = schema === undefined ? undefined : z.core.safeParse(schema, '');
  return empty?.error?.issues[0]?.message ?? 'a text';
}

/** A text with a number or of a list's only value, written as what it should be. */
function inItsType(expected: string, found: unknown): Pick<Fault, 'nearest'> {
  if (typeof found !== 'string' || found.trim() === '') return {};
  if ((expected === 'number' || expected === 'int') && Number.isFinite(Number(found))) return { nearest: found.trim() };
  if (expected === 'boolean' && /^(?:true|false)$/i.test(found.trim())) return { nearest: found.trim().toLowerCase() };
  return expected === 'array' || expected === 'tuple' ? { nearest: JSON.stringify([found]) } : {};
}

function unknownKey(file: string, path: readonly string[], key: string): Fault {
  const known = keysAt(brandSchema, path);
  return {
    file,
    keyPath: [...path, key].join('.'),
    found: 'an unknown key',
    expected: `one of ${known.join(', ')}`,
    ...nearest(key, known),
  };
}

function nearest(given: unknown, candidates: readonly string[]): Pick<Fault, 'nearest'> {
  const found = typeof given === 'string' ? nearestOf(given, candidates) : undefined;
  return found === undefined ? {} : { nearest: found };
}

/**
 * Whether a brand may set a key of its configuration, also one that it leaves to its default.
 *
 * @param keyPath such as `footer.licence.number`; positions in lists count as keys
 */
export function isConfigKey(keyPath: string): boolean {
  return schemaAt(brandSchema, keyPath.split('.')) !== undefined;
}

/**
 * Returns the key path of every value of a brand's configuration, in the order of the schema; a list is one value.
 *
 * @param which `required` for those that a brand must set
 */
export function configKeys(which: 'all' | 'required' = 'all'): string[] {
  return leavesOf(brandSchema, [], which);
}

function leavesOf(schema: z.core.$ZodType, path: readonly string[], which: 'all' | 'required'): string[] {
  if (schema instanceof z.ZodOptional) return which === 'required' ? [] : leavesOf(schema.unwrap(), path, which);
  if (!(schema instanceof z.ZodObject)) return [path.join('.')];
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  return Object.entries(shape).flatMap(([name, inner]) => leavesOf(inner, [...path, name], which));
}

/** Returns the schema of the value at a path; nothing for a path that a brand cannot have. */
function schemaAt(schema: z.core.$ZodType, path: readonly string[]): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodOptional) return schemaAt(schema.unwrap(), path);
  const [first, ...rest] = path;
  if (first === undefined) return schema;
  const inner = innerOf(schema, first);
  return inner === undefined ? undefined : schemaAt(inner, rest);
}

function innerOf(schema: z.core.$ZodType, key: string): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodArray) return /^\d+$/.test(key) ? schema.element : undefined;
  if (schema instanceof z.ZodTuple) return schema.def.items[/^\d+$/.test(key) ? Number(key) : -1];
  if (schema instanceof z.ZodRecord) return z.core.safeParse(schema.keyType, key).success ? schema.valueType : undefined;
  if (!(schema instanceof z.ZodObject)) return undefined;
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  return Object.hasOwn(shape, key) ? shape[key] : undefined;
}

/** Returns the keys that the schema has at a path. */
function keysAt(schema: z.core.$ZodType, path: readonly string[]): string[] {
  if (schema instanceof z.ZodOptional) return keysAt(schema.unwrap(), path);
  if (schema instanceof z.ZodArray) return keysAt(schema.element, path.slice(1));
  if (!(schema instanceof z.ZodObject)) return [];
  const shape: Readonly<Record<string, z.core.$ZodType>> = schema.shape;
  const [first, ...rest] = path;
  if (first === undefined) return Object.keys(shape);
  const inner = shape[first];
  return inner === undefined ? [] : keysAt(inner, rest);
}
