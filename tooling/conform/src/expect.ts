import { schemas, type CallName, type CallSchemas, type ResponseOf } from '@livery/contracts';
import { Missed, NotTried } from './verdicts.ts';
import { codeOf, faultyFields, isSuccess, valueIn, type Exchange } from './exchange.ts';

const FAULTS = 4;

/** What an answer says, in a few words. */
export function saidBy(exchange: Exchange): string {
  if (exchange.broken !== undefined) return `no answer came (${exchange.broken})`;
  if (isSuccess(exchange)) return 'it succeeded';
  const code = codeOf(exchange);
  return code === undefined ? `HTTP ${exchange.status} outside the envelope` : `it was refused with ${code}`;
}

/** Where an answer's value does not fit its schema; empty where it does. */
export function faultsOfValue(name: CallName, exchange: Exchange): readonly string[] {
  const parsed = (schemas[name] as CallSchemas).value.safeParse(valueIn(exchange));
  if (parsed.success) return [];
  return parsed.error.issues.slice(0, FAULTS).map(({ path, message }) => `${['value', ...path].join('.')}: ${message}`);
}

/**
 * The value of a successful answer, by the schema of its call.
 * @throws Missed where the call was refused, or the value does not fit
 */
export function valueOf<Name extends CallName>(name: Name, exchange: Exchange): ResponseOf<Name> {
  if (!isSuccess(exchange)) throw new Missed(`${name} should succeed, but ${saidBy(exchange)}.`, exchange);
  const faults = faultsOfValue(name, exchange);
  if (faults.length > 0) throw new Missed(`The value of ${name} does not fit its schema: ${faults.join('; ')}.`, exchange);
  return (schemas[name] as CallSchemas).value.parse(valueIn(exchange)) as ResponseOf<Name>;
}

/** @throws Missed where the call succeeded without an expected code, or was refused with another one */
export function refused(exchange: Exchange, ...codes: readonly string[]): void {
  const code = codeOf(exchange);
  if (code !== undefined && codes.includes(code)) return;
  throw new Missed(`It should be refused with ${codes.join(' or ')}, but ${saidBy(exchange)}.`, exchange);
}

/** @throws Missed where the refusal is not about all of these fields */
export function faulty(exchange: Exchange, ...fields: readonly string[]): void {
  refused(exchange, 'VALIDATION_FAILED');
  const named = faultyFields(exchange);
  const left = fields.filter((field) => !named.includes(field));
  if (left.length > 0) throw new Missed(`The refusal should name in value.fields: ${left.join(', ')}. It names: ${named.join(', ') || 'nothing'}.`, exchange);
}

/** @throws Missed unless it holds */
export function holds(condition: boolean, otherwise: string, exchange?: Exchange): asserts condition {
  if (!condition) throw new Missed(otherwise, exchange);
}

/**
 * The value of a call that a check needs and is not about.
 * @throws NotTried where it is not answered as it should be: that is told by the call's own check
 */
export function needed<Name extends CallName>(name: Name, exchange: Exchange): ResponseOf<Name> {
  try {
    return valueOf(name, exchange);
  } catch {
    throw new NotTried(`It needs an answer of ${name}, but ${isSuccess(exchange) ? 'that does not fit its schema' : saidBy(exchange)}.`);
  }
}
