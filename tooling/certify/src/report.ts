import type { DriveResult } from './adapter/run.ts';
import type { Result } from './checks.ts';

/** What a certification found. */
export interface SeamlessResults {
  readonly adapter: string;
  readonly engine: 'pglite' | 'postgres';
  readonly gateways: number;
  readonly seed: string;
  /** Checks of the wallet; empty where they were not run. */
  readonly wallet: readonly Result[];
  readonly driven: DriveResult;
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

/** What happened to calls, and how rounds ended, for people; a name of a vendor's own stays as it is. */
export const WORDS: Readonly<Record<string, string>> = {
  none: 'went through', slow: 'took their time', drop: 'were lost on the way', 'lose-answer': 'arrived but their answers were lost', late: 'arrived late, after others',
  duplicate: 'arrived twice', error: 'met an error 502 on the way', settled: 'settled', cancelled: 'called off', refused: 'refused by the wallet',
};

/** Counts in words, most of them first. */
function listOf(counts: ReadonlyMap<string, number>): string {
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([name, count]) => `${count} ${WORDS[name] ?? name}`).join('; ');
}

const times = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** The report for people, and the same for programs. */
export function certificate({ adapter, engine, gateways, seed, wallet, driven, at }: SeamlessResults): { readonly passed: boolean; readonly markdown: string; readonly json: string } {
  const { results, rounds, seconds, happened, outcomes, reasons, killed, adapterKilled, booksAlone } = driven;
  const failed = [...wallet, ...results].filter(({ failures }) => failures > 0);
  const passed = failed.length === 0;
  const calls = [...happened.values()].reduce((sum, count) => sum + count, 0);
  const summary = passed ? 'Every check passed.' : `${times(failed.length, 'check')} failed: ${failed.map(({ name }) => name).join(', ')}.`;
  const more = [
    ...(reasons.size === 0 ? [] : [`Called off by the vendor itself: ${listOf(reasons)}`]),
    ...(killed + adapterKilled === 0 ? [] : [`Killed in the middle: ${times(killed, 'gateway')}; the vendor's process ${times(adapterKilled, 'time')}`]),
    ...(booksAlone ? ['The vendor misbehaves on purpose: how it calls is not judged, only the books'] : []),
  ];
  const markdown = `# Certification of ${adapter}

**${passed ? 'Passed' : 'Failed'}.** ${summary}

- ${at.toISOString()}, ${engine}, ${times(gateways, 'gateway')} on one database, seed \`${seed}\`
- ${times(rounds, 'round')} in ${seconds.toFixed(1)} s: ${listOf(outcomes)} (${(rounds / seconds).toFixed(0)} rounds and ${(calls / seconds).toFixed(0)} calls a second)
- What happened to the ${calls} calls: ${listOf(happened)}
${more.map((line) => `- ${line}\n`).join('')}
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
      calledOffBecause: Object.fromEntries(reasons),
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
export interface TransferResults {
  readonly vendor: string;
  readonly seed: string;
  readonly results: readonly Result[];
  readonly at: Date;
}

/** The report on a vendor that keeps its players' money, for people and for programs. */
export function transferCertificate({ vendor, seed, results, at }: TransferResults): { readonly passed: boolean; readonly markdown: string; readonly json: string } {
  const failed = results.filter(({ failures }) => failures > 0);
  const passed = failed.length === 0;
  const summary = passed ? 'Every check passed.' : `${times(failed.length, 'check')} failed: ${failed.map(({ name }) => name).join(', ')}.`;
  const markdown = `# Certification of ${vendor}

**${passed ? 'Passed' : 'Failed'}.** ${summary}

- ${at.toISOString()}, seed \`${seed}\`

${table(results)}
`;
  const json = `${JSON.stringify({ vendor, verdict: passed ? 'passed' : 'failed', at: at.toISOString(), seed, checks: results }, undefined, 2)}\n`;
  return { passed, markdown, json };
}
