import { randomInt } from 'node:crypto';

/** A code is valid for at least so many minutes, however soon another may be requested. */
export const CODE_MINUTES_LEAST = 5;
/** Wrong tries that a code is worth. */
export const MAX_WRONG_CODES = 5;
export const MINUTE_MS = 60_000;

/** Six random digits. */
export const randomCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** A code as it was sent, however it was typed: in other digits, grouped by blanks or dashes. */
export const normaliseCode = (code: string): string => code.normalize('NFKC').replaceAll(/[\s-]/g, '');
