import { calls, type CallName, type CallSchemas, type CallSpec, schemas } from '@livery/contracts';
import { z } from 'zod';

/** What is written of a schema, as far as the documented calls have it. */
interface Written {
  /** Several where it may be null. */
  readonly type?: string | readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Written[];
  readonly oneOf?: readonly Written[];
  readonly properties?: Readonly<Record<string, Written>>;
  readonly required?: readonly string[];
  readonly items?: Written;
  readonly description?: string;
}

const kinds: Readonly<Record<string, string>> = { string: 'text', boolean: 'true or false', number: 'a number', integer: 'a whole number', null: 'null' };

const writtenOf = (schema: z.ZodType, io: 'input' | 'output'): Written => z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Written;

function ruleOf({ type: types = [], minLength, maxLength, pattern, enum: values, const: only, anyOf }: Written): string {
  if (anyOf !== undefined) return anyOf.map((each) => ruleOf(each)).join(', or ');
  const choices = values ?? (only === undefined ? undefined : [only]);
  if (choices !== undefined) return choices.map((value) => `\`${String(value)}\``).join(', ');
  const length = [...(minLength === undefined ? [] : [`at least ${minLength}`]), ...(maxLength === undefined ? [] : [`at most ${maxLength}`])].join(', ');
  const [type = '', ...others] = [types].flat();
  const orElse = others.map((other) => `or ${kinds[other] ?? other}`);
  return [kinds[type] ?? type, ...(length === '' ? [] : [`${length} characters`]), ...(pattern === undefined ? [] : [`by \`${pattern}\``]), ...orElse].join(', ');
}

const described = (field: Written | undefined): string => (field?.description === undefined ? '' : `: ${field.description}`);

/** The fields that a call takes, each with its rule, those that must be there first; undefined where it takes none. */
export function requestFields(call: CallName): string | undefined {
  const { request }: CallSchemas = schemas[call];
  if (request === undefined) return undefined;
  const { properties = {}, required = [] } = writtenOf(request, 'input');
  const worded = (names: readonly string[]): string => names.map((name) => `\`${name}\` (${ruleOf(properties[name] ?? {})}${described(properties[name])})`).join('; ');
  const more = Object.keys(properties).filter((name) => !required.includes(name));
  const parts = [...(required.length > 0 ? [`Takes ${worded(required)}.`] : []), ...(more.length > 0 ? [`May be given ${worded(more)}.`] : [])];
  return parts.length === 0 ? undefined : parts.join(' ');
}

const isNullable = ({ type = [], anyOf = [] }: Written): boolean => [type].flat().includes('null') || anyOf.some((each) => isNullable(each));

/** Paths in a value for which a condition holds, with `[]` for the entries of a list. */
function pathsOf(schema: Written, holds: (field: Written, isRequired: boolean) => boolean, path = ''): string[] {
  const below = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((each) => pathsOf(each, holds, path));
  const entries = schema.items === undefined ? [] : pathsOf(schema.items, holds, `${path}[]`);
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return [...(holds(field, schema.required?.includes(name) ?? false) ? [at] : []), ...pathsOf(field, holds, at)];
  });
  return [...below, ...entries, ...own];
}

/** Which fields of an answer may be null, and which may be left out; undefined where none may. */
export function looseFields(call: CallName): string | undefined {
  const value = writtenOf(schemas[call].value, 'output');
  const listed = (paths: readonly string[]): string => [...new Set(paths)].map((path) => `\`${path}\``).join(', ');
  const nullable = pathsOf(value, (field) => isNullable(field));
  const missing = pathsOf(value, (_, isRequired) => !isRequired);
  const parts = [...(nullable.length > 0 ? [`May be null: ${listed(nullable)}.`] : []), ...(missing.length > 0 ? [`May be left out: ${listed(missing)}.`] : [])];
  return parts.length === 0 ? undefined : parts.join(' ');
}

/** What fields of an answer mean, as their schemas describe them: a line each, in the order of the answer; undefined where none is described. */
export function meanings(call: CallName): string | undefined {
  const found = new Map<string, string>();
  function look(schema: Written, path: string): void {
    if (path !== '' && schema.description !== undefined && !found.has(path)) found.set(path, schema.description);
    for (const each of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) look(each, path);
    if (schema.items !== undefined) look(schema.items, `${path}[]`);
    for (const [name, field] of Object.entries(schema.properties ?? {})) look(field, path === '' ? name : `${path}.${name}`);
  }
  look(writtenOf(schemas[call].value, 'output'), '');
  return found.size === 0 ? undefined : [...found].map(([path, text]) => `- \`${path}\`: ${text}`).join('\n');
}

/** What a call needs beside its fields, in a line. */
export function neededBy(call: CallName): string {
  const { token, optionalToken, encrypted, idempotent, form, moduleId }: CallSpec = calls[call];
  const said = { token: optionalToken === true ? 'sent where there is one' : token ? 'needed' : 'none', sealed: encrypted === true ? 'yes' : 'no', '`Idempotency-Key`': idempotent === true ? 'needed' : 'none', '`X-Module-Id`': `\`${moduleId}\`` };
  return `${Object.entries(said).map(([name, value]) => `${name}: ${value}`).join('; ')}${form === true ? '; body: a form' : ''}.`.replace(/^t/, 'T');
}
