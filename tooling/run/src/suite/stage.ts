/** What a stage of `npm test` came to in one package. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** What to show: the tool's output where something failed, or a note on what was not run. */
  report: string;
  /** False when the run as a whole went wrong, so that this result must not be kept although nothing failed in this package. */
  cacheable?: false;
}

/** Results by the package's folder from the root, such as `packages/ui-kit`; the root itself is the empty text. */
export type Outcomes = Map<string, Outcome>;

/** One stage of `npm test`. */
export interface Stage {
  name: string;
  /** The tasks of turbo.json that belong to it; each package that has one takes part. */
  tasks: string[];
  /** Names of stages that must have passed before. */
  after?: string[];
  /** Takes longer than a merge should wait: runs when it is named, or with `--all`. */
  long?: true;
  /** Runs in Chromium. */
  chromium?: true;
  /**
   * Runs the stage over packages in one process.
   *
   * @param folders where the packages are
   * @param env the whole environment of the tools
   */
  run(folders: string[], env: NodeJS.ProcessEnv): Promise<Outcomes>;
}

/** The result of a check that counts as one test. */
export function single(ok: boolean, report: string): Outcome {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, report: ok ? '' : report };
}

/** Whether a path from the root lies in a folder; everything lies in the root. */
export const liesIn = (path: string, folder: string): boolean => folder === '' || path.startsWith(`${folder}/`);

/**
 * Divides the output of a checker, one finding a line, among packages: one counted check for each.
 * Where it failed and no line belongs to a package of the run, every package failed.
 */
export function divideFindings(folders: string[], code: number, output: string, rootPaths: string[] = []): Outcomes {
  const lines = output.split('\n');
  const findingsOf = (folder: string): string =>
    lines.filter((line) => (folder === '' ? rootPaths.some((path) => line.startsWith(path)) : line.startsWith(`${folder}/`))).join('\n');
  const found = new Map(folders.map((folder) => [folder, code === 0 ? '' : findingsOf(folder)]));
  const unclear = code !== 0 && [...found.values()].every((text) => text === '');
  return new Map(folders.map((folder) => {
    const report = unclear ? output : (found.get(folder) ?? '');
    return [folder, single(!unclear && report === '', report)];
  }));
}
