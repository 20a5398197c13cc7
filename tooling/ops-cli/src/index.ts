export { CommandProblem, type ExitCode, exitCodes } from './exit-codes.ts';
export { runCommand, type Surroundings } from './run-command.ts';
export { runToEnd } from './run-to-end.ts';
