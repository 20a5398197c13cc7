import type { Driven } from './adapter/run.ts';
import type { Result } from './checks.ts';

/** What a certification found. */
export interface Found {
  readonly adapter: string;
  readonly engine: 'pglite' | 'postgres';
  readonly gateways: number;
  readonly seed: string;
  /** Checks of the wallet; empty where they were not run. */
  readonly wallet: readonly Result[];
  readonly driven: Driven;
  readonly at: Date;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function table(results: readonly Result[]): string {
  const rows = results.map(({ name, rule, cases, failures, examples }) => {
    const verdict = failures === 0 ? 'passed' : `**failed ${failures}**`;
    return `| ${name} | ${verdict} | ${cases} | ${cell(rule)}${failures === 0 ? '' : ` <br>${examples.map(cell).join('<br>')}`} |`;
  });
  return ['| check | verdict | cases | rule |', '|---|---|---|---|', ...rows].join('\n');
}

const listOf = (counts: ReadonlyMap<string, number>): string => [...counts].toSorted(([a], [b]) => a.localeCompare(b)).map(([name, count]) => `${name} ${count}`).join(', ');

/** The report for people, and the same for programs. */
export function certificate({ adapter, engine, gateways, seed, wallet, driven, at }: Found): { readonly passed: boolean; readonly markdown: string; readonly json: string } {
  const { results, rounds, seconds, happened, outcomes, killed, adapterKilled } = driven;
  const failed = [...wallet, ...results].filter(({ failures }) => failures > 0);
  const passed = failed.length === 0;
  const calls = [...happened.values()].reduce((sum, count) => sum + count, 0);
  const summary = passed ? 'Every check passed.' : `${failed.length} checks failed: ${failed.map(({ name }) => name).join(', ')}.`;
  const markdown = `# Certification of ${adapter}

**${passed ? 'Passed' : 'Failed'}.** ${summary}

- ${at.toISOString()}, ${engine}, ${gateways} gateways on one database, seed \`${seed}\`
- ${rounds} rounds (${listOf(outcomes)}) in ${seconds.toFixed(1)} s: ${(rounds / seconds).toFixed(0)} rounds and ${(calls / seconds).toFixed(0)} calls a second
- What happened to the calls: ${listOf(happened)}${killed === 0 ? '' : `; ${killed} gateways killed in the middle`}${adapterKilled === 0 ? '' : `, the vendor's process ${adapterKilled} times`}

## The adapter

${table(results)}
${wallet.length === 0 ? '' : `\n## The wallet\n\n${table(wallet)}\n`}`;
  const json = `${JSON.stringify(
    {
      adapter,
      verdict: passed ? 'passed' : 'failed',
      at: at.toISOString(),
      engine,
      gateways,
      seed,
      rounds,
      seconds,
      calls,
      outcomes: Object.fromEntries(outcomes),
      faults: Object.fromEntries(happened),
      gatewaysKilled: killed,
      adapterKilled,
      adapterChecks: results,
      walletChecks: wallet,
    },
    undefined,
    2,
  )}\n`;
  return { passed, markdown, json };
}

/** What the certification of a vendor that keeps its players' money found. */
export interface FoundTransfers {
  readonly vendor: string;
  readonly seed: string;
  readonly results: readonly Result[];
  readonly at: Date;
}

/** The report on a vendor that keeps its players' money, for people and for programs. */
export function transferCertificate({ vendor, seed, results, at }: FoundTransfers): { readonly passed: boolean; readonly markdown: string; readonly json: string } {
  const failed = results.filter(({ failures }) => failures > 0);
  const passed = failed.length === 0;
  const summary = passed ? 'Every check passed.' : `${failed.length} checks failed: ${failed.map(({ name }) => name).join(', ')}.`;
  const markdown = `# Certification of ${vendor}

**${passed ? 'Passed' : 'Failed'}.** ${summary}

- ${at.toISOString()}, seed \`${seed}\`

${table(results)}
`;
  const json = `${JSON.stringify({ vendor, verdict: passed ? 'passed' : 'failed', at: at.toISOString(), seed, checks: results }, undefined, 2)}\n`;
  return { passed, markdown, json };
}
