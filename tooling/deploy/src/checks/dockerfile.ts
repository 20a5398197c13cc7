import { validate } from 'dockerfile-utils';

/** What dockerfile-utils, the checks of Docker's language server, say about a Dockerfile, a line each. */
export function dockerfileFaults(text: string): readonly string[] {
  return validate(text).map(({ range, message }) => `${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`);
}
