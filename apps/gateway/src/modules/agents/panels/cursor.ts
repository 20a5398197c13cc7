import { z } from 'zod';
import { Problem } from '../../../platform/http/index.ts';

/** What a part of a cursor looks like. */
interface Shape {
  test(part: string): boolean;
}

/** Stands between the parts of a cursor; none of them has it. */
const BETWEEN = '~';

/** What the next page begins after, as one text. */
export const cursorOf = (...parts: readonly string[]): string => parts.join(BETWEEN);

/**
 * The parts of a cursor.
 * @param shapes what each part looks like
 * @throws Problem INVALID_REQUEST for one that no answer had
 */
export function partsOf<const Count extends readonly Shape[]>(cursor: string, shapes: Count): { readonly [Part in keyof Count]: string } {
  const parts = cursor.split(BETWEEN);
  if (parts.length !== shapes.length || shapes.some((shape, index) => !shape.test(parts[index] ?? ''))) throw new Problem('INVALID_REQUEST');
  return parts as unknown as { readonly [Part in keyof Count]: string };
}

/** Members right below somebody up to whom they are sorted by what they did. */
export const SORTED_MOST = 2_000;

export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const DAY: Shape = { test: (part) => z.iso.date().safeParse(part).success };
export const CODE = /^[^~]{0,64}$/;
export const WHOLE = /^-?\d{1,18}$/;
