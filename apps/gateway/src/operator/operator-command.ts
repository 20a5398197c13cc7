import type { OperatorContext } from './operator-context.ts';

/** A command cannot be executed; each line is shown to the operator. */
export class OperatorError extends Error {
  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'OperatorError';
  }
}

/** A command: its arguments, its description and its function. */
export interface OperatorCommand {
  readonly usage: string;
  readonly about: string;
  /** Returns the lines to print. */
  readonly run: (args: readonly string[], context: OperatorContext, vendorOrigin: string) => Promise<string>;
}
