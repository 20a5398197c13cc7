import { isStorable } from '../../platform/http/index.ts';
import { settingSchemas, type Setting, type SettingName } from './setting-schemas.ts';

/** What is wrong with a part of a value; the path of the value itself is empty. */
export interface SettingFault {
  readonly path: string;
  readonly message: string;
}

/** A value that was read, with what was stated of it before defaults; or what is wrong with it. */
export type ReadSetting<Name extends SettingName> = { readonly value: Setting<Name>; readonly stated: unknown } | { readonly faults: readonly SettingFault[] };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Paths of what `given` has and `kept` has not. */
function leftOut(given: unknown, kept: unknown, path = ''): string[] {
  if (!isObject(given) || !isObject(kept)) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    const at = path === '' ? key : `${path}.${key}`;
    return Object.hasOwn(kept, key) ? leftOut(value, kept[key], at) : [at];
  });
}

function parsedJson(text: string): { readonly json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Reads a setting's value from JSON, or, where the setting is a text, from the text itself: `2000` is the amount "2000". */
export function readSetting<Name extends SettingName>(name: Name, text: string): ReadSetting<Name> {
  const schema = settingSchemas[name];
  const given = parsedJson(text);
  const parsed = given === undefined ? undefined : schema.safeParse(given.json);
  if (parsed?.success === true) {
    if (!isStorable(parsed.data)) return { faults: [{ path: '', message: 'has characters that cannot be stored' }] };
    const unknown = leftOut(given?.json, parsed.data);
    if (unknown.length > 0) return { faults: unknown.map((path) => ({ path, message: 'is not known here' })) };
    return { value: parsed.data as Setting<Name>, stated: given?.json };
  }
  const asText = schema.safeParse(text);
  if (asText.success) return { value: asText.data as Setting<Name>, stated: text };
  const issues = (parsed ?? asText).error?.issues ?? [];
  return { faults: issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message })) };
}
