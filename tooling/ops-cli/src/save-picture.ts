import { writeFileSync } from 'node:fs';
import { operatorSchemas, type OperatorCallName } from '@livery/contracts';
import { CommandProblem, exitCodes } from './exit-codes.ts';

interface Picture {
  readonly mediaType: string;
  /** Base64. */
  readonly data: string;
}

/** Pictures show people and their papers: nobody else on this machine reads them. */
const OWNER_ALONE = 0o600;

const isPicture = (value: object): value is Picture => 'data' in value && typeof value.data === 'string' && 'mediaType' in value && typeof value.mediaType === 'string';

/** Whether the answer of a command is a picture. */
export function answersPicture(name: OperatorCallName): boolean {
  const { value } = operatorSchemas[name];
  return 'shape' in value && 'data' in value.shape && 'mediaType' in value.shape;
}

/**
 * Writes the picture of an answer to a new file, and returns the answer with the file's name in place of the picture. Without a
 * file its size is told, and how to get it.
 * @throws CommandProblem where the file is there already, or cannot be written
 */
export function withoutPicture(value: object, file: string | undefined): object {
  if (!isPicture(value)) return value;
  const { data, ...facts } = value;
  if (file === undefined) return { ...facts, picture: 'not shown: --save <file> writes it to a file' };
  try {
    writeFileSync(file, Buffer.from(data, 'base64'), { mode: OWNER_ALONE, flag: 'wx' });
  } catch (error) {
    throw new CommandProblem(exitCodes.usage, `The picture cannot be written to ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return { ...facts, picture: file };
}
