import { WORDS } from '../report.ts';
import { operationKinds } from './tally.ts';
import type { OperationsOptions, OperationsResult } from './run.ts';

/** The report of a drive, for people. */
export function operationsReport({ gateways, seed, kills }: Pick<OperationsOptions, 'gateways' | 'seed' | 'kills'>, { seconds, total, counts, attempts, happened, killed, faults }: OperationsResult, at: Date): string {
  const calls = [...happened].toSorted(([, a], [, b]) => b - a).map(([name, count]) => `${count} ${WORDS[name] ?? name}`);
  const rows = operationKinds.map((kind) => `| ${kind} | ${counts.get(kind) ?? 0} |`);
  return `# ${total} money operations

**${faults.length === 0 ? 'Passed' : 'Failed'}.** ${faults.length === 0 ? 'Every sum agrees, nothing is open, the trail is whole.' : faults.join(' ')}

- ${at.toISOString()}, ${gateways} gateways on one database, seed \`${seed}\`
- ${total} operations in ${seconds.toFixed(0)} s: ${(total / seconds).toFixed(0)} operations and ${(attempts / seconds).toFixed(0)} calls a second
- ${killed} of ${kills} gateways killed in the middle and replaced
- What happened to the ${attempts} calls: ${calls.join('; ')}

| operation | acknowledged |
|---|---|
${rows.join('\n')}
`;
}
