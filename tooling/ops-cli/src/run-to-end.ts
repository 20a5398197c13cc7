import { CommandProblem, type ExitCode } from './exit-codes.ts';
import { runCommand, type Surroundings } from './run-command.ts';

/** Runs a command line as the program does, its problems told by `complain`, and returns what the program ends with. */
export async function runToEnd(args: readonly string[], { complain, ...surroundings }: Surroundings & { readonly complain: (message: string) => void }): Promise<ExitCode> {
  try {
    return await runCommand(args, surroundings);
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error;
    complain(error.message);
    return error.exitCode;
  }
}
