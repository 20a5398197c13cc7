import type { Tenant } from '../../../platform/http/index.ts';
import { OperatorProblem } from '../operator-problem.ts';
import { merchantInstant } from '../../../platform/calendar/index.ts';

/** From when and until when something is shown. */
export interface ShownFrom {
  readonly from: Date;
  readonly until: Date | null;
}

/** A refusal of one field. */
export function refusedField(field: string, message: string): OperatorProblem {
  return new OperatorProblem('VALIDATION_FAILED', `${message}.`, { fields: [{ field, message }] });
}

/** @throws OperatorProblem VALIDATION_FAILED for a language that the brand has not */
export function requireLanguage({ languages }: Tenant, language: string): void {
  if (!languages.includes(language)) throw refusedField('language', `The brand has no language ${language}, it has ${languages.join(', ')}`);
}

/** @throws OperatorProblem VALIDATION_FAILED where one of the texts has nothing left to read */
export function requireWords(words: Readonly<Record<string, string>>): void {
  for (const [field, text] of Object.entries(words)) if (text === '') throw refusedField(field, `Without its markup, nothing is left of the ${field}`);
}

/**
 * The text of one language that may be taken away, since players then read another.
 * @throws OperatorProblem STATE_CONFLICT where there is none, or where it is what players of other languages read
 */
export function removableText<Words>({ defaultLanguage }: Tenant, texts: Readonly<Record<string, Words>>, language: string, what: { readonly id: string; readonly withdraw: string }): Words {
  const { [language]: was, ...others } = texts;
  if (was === undefined) throw new OperatorProblem('STATE_CONFLICT', `${what.id} has no text in ${language}.`);
  // Players of any language read it in one of these.
  if (![defaultLanguage, 'EN'].some((each) => Object.hasOwn(others, each))) {
    throw new OperatorProblem('STATE_CONFLICT', `Players of other languages read ${what.id} in ${language}: ${what.withdraw} takes it from the pages.`);
  }
  return was;
}

/**
 * The moments, by the merchant's clock where they state no zone.
 * @throws OperatorProblem VALIDATION_FAILED for an end that is not after the beginning
 */
export function timesOf({ timeZone }: Tenant, from: string | Date, until: string | undefined): ShownFrom {
  const begins = typeof from === 'string' ? merchantInstant(from, timeZone) : from;
  const ends = until === undefined ? null : merchantInstant(until, timeZone);
  if (ends !== null && ends <= begins) throw refusedField('endsAt', 'The end is not after the beginning');
  return { from: begins, until: ends };
}

/** Whether something is to come, is shown, or is shown no more. */
export function stateAt(now: number, { from, until }: ShownFrom): 'scheduled' | 'shown' | 'ended' {
  if (until !== null && until.getTime() <= now) return 'ended';
  return from.getTime() > now ? 'scheduled' : 'shown';
}

/**
 * Times with which something is shown no more from now on. An end has to be after its beginning; what has not begun is never shown.
 */
export function withdrawnAt(now: number, { from }: ShownFrom): ShownFrom {
  return { from: from.getTime() < now ? from : new Date(now - 1), until: new Date(now) };
}
