import type { CallName } from '@livery/contracts';

/** A request that was sent and what came back. Secrets are in it: see `masked` (masked.ts) before anything is printed. */
export interface Exchange {
  /** The call of the table that it was, where it was one. */
  readonly call: CallName | undefined;
  readonly request: {
    readonly method: string;
    /** Path and query. */
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | undefined;
    /** What was sealed in the body, where it was. */
    readonly sealed: unknown;
  };
  /** Undefined where no answer came: see `broken`. */
  readonly status: number | undefined;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The JSON of the answer; undefined where it is none. */
  readonly json: unknown;
  /** Why no answer came. */
  readonly broken: string | undefined;
}

/** Deeper JSON than any call has: what walks through it must not run out of stack. */
const DEEPEST = 200;

function isTooDeep(text: string): boolean {
  let [depth, quoted] = [0, false];
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (quoted) {
      if (character === '\\') index++;
      else if (character === '"') quoted = false;
    } else if (character === '"') quoted = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** The value of a JSON text; undefined where it is none, or nested deeper than 200 times. */
export function jsonIn(text: string): unknown {
  if (isTooDeep(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** An object's own fields, for a look at an answer of which nothing is known. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

const envelopeOf = ({ json }: Exchange) => fieldsOf(json);

/** Whether an answer says that the call succeeded. */
export const isSuccess = (exchange: Exchange): boolean => envelopeOf(exchange)['success'] === true;

/** The code of a refusal; undefined where the answer is none. */
export function codeOf(exchange: Exchange): string | undefined {
  const { success, code } = envelopeOf(exchange);
  return success === false && typeof code === 'string' ? code : undefined;
}

/** The `value` of an answer. */
export const valueIn = (exchange: Exchange): unknown => envelopeOf(exchange)['value'];

/** Names of the fields that a refusal finds fault with. */
export function faultyFields(exchange: Exchange): readonly string[] {
  const { fields } = fieldsOf(valueIn(exchange));
  return Array.isArray(fields) ? fields.map((each) => String(fieldsOf(each)['field'])) : [];
}
