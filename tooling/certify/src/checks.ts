/** How one named check came out. */
export interface Result {
  /** Stable, lower case with hyphens. */
  readonly name: string;
  /** The rule it holds, in one sentence. */
  readonly rule: string;
  /** How many cases were looked at. */
  readonly cases: number;
  /** How many did not keep the rule. */
  readonly failures: number;
  /** The first few, for a person. */
  readonly examples: readonly string[];
}

/** Gathers what named checks find. */
export interface Findings {
  /** Notes a case of a check; `fault` says what was wrong with it. */
  note(name: string, rule: string, fault?: string): void;
  results(): Result[];
}

const EXAMPLES = 3;

/** {@link Findings} in the order in which the checks were first heard of. */
export function createFindings(): Findings {
  const found = new Map<string, { rule: string; cases: number; failures: number; examples: string[] }>();
  return {
    note(name, rule, fault) {
      let check = found.get(name);
      if (check === undefined) found.set(name, (check = { rule, cases: 0, failures: 0, examples: [] }));
      check.cases++;
      if (fault === undefined) return;
      check.failures++;
      if (check.examples.length < EXAMPLES) check.examples.push(fault);
    },
    results: () => [...found].map(([name, check]) => ({ name, ...check })),
  };
}
