/** A command cannot be executed; each line is shown to the operator. */
export class OperatorError extends Error {
  constructor(...lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'OperatorError';
  }
}
