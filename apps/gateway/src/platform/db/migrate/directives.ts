/** How a migration is run, as lines at its top say: `-- livery: <directive>`. */
export interface Directives {
  /** In one transaction; outside any, for `create index concurrently`; or one statement repeated until it changes no row. */
  readonly mode: 'transaction' | 'no transaction' | 'batches';
  /** `floor <number>`: gateways whose newest migration is older cannot serve beside this one. Zero where every gateway can. */
  readonly floor: number;
  /** `with functions`: the functions are replaced in the same transaction, where the migration drops one that is in use. */
  readonly withFunctions: boolean;
  /** `formerly <sha256>`: a file that was written otherwise, and whose effect on a database is the same: whoever applied that one need not apply it again. */
  readonly formerly: string | null;
  /** `allow <rule>: <reason>`: rules of migrations that do not hold for this one. */
  readonly allowed: readonly string[];
}

const DIRECTIVE = /^-- livery: (.*)$/gm;

/**
 * Reads the directives of a migration.
 * @throws for an unknown directive, and for a floor above the migration's own number
 */
export function readDirectives({ file, text }: { readonly file: string; readonly text: string }, number: number): Directives {
  const found = { mode: 'transaction' as Directives['mode'], floor: 0, withFunctions: false, formerly: null as string | null, allowed: [] as string[] };
  for (const [, directive = ''] of text.matchAll(DIRECTIVE)) {
    const floor = /^floor (\d{4})$/.exec(directive)?.[1];
    const formerly = /^formerly ([0-9a-f]{64})$/.exec(directive)?.[1];
    const rule = /^allow ([a-z-]+): \S.*$/.exec(directive)?.[1];
    if (directive === 'no transaction' || directive === 'batches') found.mode = directive;
    else if (directive === 'with functions') found.withFunctions = true;
    else if (floor !== undefined) found.floor = Number(floor);
    else if (formerly !== undefined) found.formerly = formerly;
    else if (rule === undefined) throw new Error(`Migration ${file}: "-- livery: ${directive}" is no directive.`);
    else found.allowed.push(rule);
  }
  if (found.floor > number) throw new Error(`Migration ${file}: its floor is above its own number.`);
  return found;
}
