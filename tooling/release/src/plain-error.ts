/** Something that whoever releases can mend: shown as its message alone, without a stack. */
export class PlainError extends Error {}

/** Runs a command's body; a PlainError ends it with its message and exit code 1. */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    process.stderr.write(`\n${error.message}\n\n`);
    process.exitCode = 1;
  }
}
