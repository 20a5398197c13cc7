import { readFileSync, statSync } from 'node:fs';
import { STATEMENT_BYTES } from '@livery/contracts';
import { CommandProblem, exitCodes } from './exit-codes.ts';

/** Fields whose option names a file: what is sent is what the file has, which has to be text. In bytes at most so much. */
const READ_FROM_FILES = [{ field: 'file', most: STATEMENT_BYTES }] as const;

function textOf(name: string, option: string, most: number): string {
  try {
    const { size } = statSync(name);
    if (size > most) throw new Error(`it has ${size} bytes, and at most ${most} are sent`);
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(name));
  } catch (error) {
    throw new CommandProblem(exitCodes.usage, `--${option}: ${name} cannot be read as text: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * The request with what the named files have in place of their names.
 * @throws CommandProblem for a file that is not there, too large, or no UTF-8
 */
export function withFiles(request: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const whole = { ...request };
  for (const { field, most } of READ_FROM_FILES) {
    const name = whole[field];
    if (typeof name === 'string') whole[field] = textOf(name, field, most);
  }
  return whole;
}
