/** What the program ends with. */
export const exitCodes = { done: 0, refused: 1, usage: 2, notLoggedIn: 3, unreachable: 4, waiting: 5 } as const;
/** One of {@link exitCodes}. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

/** Ends the program with a message that says what to do. */
export class CommandProblem extends Error {
  readonly exitCode: ExitCode;

  constructor(exitCode: ExitCode, message: string) {
    super(message);
    this.name = 'CommandProblem';
    this.exitCode = exitCode;
  }
}
