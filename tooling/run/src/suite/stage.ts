/** What one stage of `npm test` came to. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** What to show: the tool's output where something failed, or a note on what was not run. */
  report: string;
}

/** One stage of `npm test`. */
export interface Stage {
  name: string;
  /** Names of stages that must have ended before. */
  after?: string[];
  /** Takes longer than a merge should wait: runs when it is named, or with `--all`. */
  long?: true;
  run(): Promise<Outcome>;
}

/** A stage that counts as one test. */
export function single(ok: boolean, report: string): Outcome {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, report: ok ? '' : report };
}
