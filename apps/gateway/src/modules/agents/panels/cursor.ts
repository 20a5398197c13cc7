import { Problem } from '../../../platform/http/index.ts';

/** Stands between the parts of a cursor; none of them has it. */
const BETWEEN = '~';

/** What the next page begins after, as one text. */
export const cursorOf = (...parts: readonly string[]): string => parts.join(BETWEEN);

/**
 * The parts of a cursor.
 * @param shapes what each part looks like
 * @throws Problem INVALID_REQUEST for one that no answer had
 */
export function partsOf<const Count extends readonly RegExp[]>(cursor: string, shapes: Count): { readonly [Part in keyof Count]: string } {
  const parts = cursor.split(BETWEEN);
  if (parts.length !== shapes.length || shapes.some((shape, index) => !shape.test(parts[index] ?? ''))) throw new Problem('INVALID_REQUEST');
  return parts as unknown as { readonly [Part in keyof Count]: string };
}

export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$|^\d{4}-(0[13-9]|1[0-2])-(29|30)$|^\d{4}-(0[13578]|1[02])-31$|^(\d\d(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29$/;
export const CODE = /^[^~]{0,64}$/;
export const WHOLE = /^-?\d{1,18}$/;
