import { profileWords } from './profiles.ts';
import type { Conformity, Outcome } from './run.ts';

const times = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const listOf = (words: readonly string[]): string => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`);

const ofVerdict = (outcomes: readonly Outcome[], verdict: Outcome['verdict']): readonly Outcome[] => outcomes.filter((outcome) => outcome.verdict === verdict);

/** Whether the asked profile is certified. */
export const isCertified = ({ asked, certified }: Conformity): boolean => certified.includes(asked);

/** What a server reached, in a sentence or two. */
export function summary(found: Conformity): string {
  const { asked, certified, outcomes } = found;
  const reached = certified.length === 0 ? 'It is certified for no profile.' : `It is certified for ${listOf(certified)}: ${certified.map((profile) => profileWords[profile]).join('; ')}.`;
  if (isCertified(found)) return `The server answers everything that the profile ${asked} asks for. ${reached}`;
  const [failed, open] = [ofVerdict(outcomes, 'failed'), ofVerdict(outcomes, 'not tried')];
  const against = [...(failed.length === 0 ? [] : [`${times(failed.length, 'check')} failed`]), ...(open.length === 0 ? [] : [`${times(open.length, 'check')} could not be tried`])];
  return `The server is not certified for ${asked}: ${against.join(', and ')}. ${reached}`;
}

/** Text of a server on one line, which no reader of Markdown takes for a heading, a picture or a page. */
const inLine = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll('<', '&lt;').replaceAll('`', '\\`').replaceAll('![', '!\\[');

/** A block of text as it is, whatever backticks are in it. */
function block(text: string): string {
  const fence = '`'.repeat(Math.max(3, ...(text.match(/`+/g) ?? []).map((ticks) => ticks.length + 1)));
  return `${fence}http\n${text}\n${fence}`;
}

function failure({ id, expects, because, reason, exchange: shown }: Outcome): string {
  const lines = [`### ${id}`, '', `- **Expected**: ${expects}`, `- **Found**: ${inLine(reason)}`, `- **Why it matters**: ${because}`];
  if (shown !== undefined) lines.push('', 'Sent:', '', block(shown.request), '', 'Answered:', '', block(shown.answer));
  return lines.join('\n');
}

/** Checks that did not come to anything, by their reason. */
function byReason(outcomes: readonly Outcome[], written: (reason: string) => string): string {
  const reasons = new Map<string, string[]>();
  for (const { id, reason } of outcomes) reasons.set(reason, [...(reasons.get(reason) ?? []), id]);
  return [...reasons].map(([reason, ids]) => `- ${written(reason)} (${ids.join(', ')})`).join('\n');
}

/** The report for people, in Markdown. */
export function markdownReport(found: Conformity, at: Date): string {
  const { server, merchantCode, outcomes, requests, milliseconds } = found;
  const section = (title: string, text: string): string => (text === '' ? '' : `\n## ${title}\n\n${text}\n`);
  const rows = outcomes.map(({ id, profile, verdict, expects }) => `| ${id} | ${profile} | ${verdict === 'failed' ? '**failed**' : verdict} | ${cell(expects)} |`);
  return `# Conformity of ${server}

**${isCertified(found) ? 'Certified' : 'Not certified'} for ${found.asked}.** ${summary(found)}

- ${at.toISOString()}, merchant \`${merchantCode}\`, ${times(requests, 'request')} in ${(milliseconds / 1000).toFixed(1)} s
- ${times(outcomes.length, 'check')}: ${(['passed', 'failed', 'not tried', 'not offered'] as const).map((verdict) => `${ofVerdict(outcomes, verdict).length} ${verdict}`).join(', ')}
${section('What failed', ofVerdict(outcomes, 'failed').map(failure).join('\n\n'))}${section('What could not be tried', byReason(ofVerdict(outcomes, 'not tried'), inLine))}${section('What the server does not offer', byReason(ofVerdict(outcomes, 'not offered'), inLine))}
## Every check

| check | profile | verdict | what is expected |
|---|---|---|---|
${rows.join('\n')}
`;
}

/** The same for programs. */
export function jsonReport(found: Conformity, at: Date): string {
  const { server, merchantCode, asked, certified, outcomes, requests, milliseconds } = found;
  const checks = outcomes.map(({ exchange, ...outcome }) => ({ ...outcome, ...exchange }));
  return `${JSON.stringify({ server, merchantCode, at: at.toISOString(), asked, verdict: isCertified(found) ? 'certified' : 'not certified', certified, requests, milliseconds: Math.round(milliseconds), checks }, undefined, 2)}\n`;
}

/** What the terminal shows: the failures with what was sent and answered, and the summary. */
export function terminalReport(found: Conformity): string {
  const indented = (text: string): string => text.split('\n').map((line) => `      ${line}`).join('\n');
  const failures = ofVerdict(found.outcomes, 'failed').map(({ id, expects, reason, because, exchange: shown }) =>
    [`✗ ${id}`, `    expected  ${expects}`, `    found     ${reason}`, `    needed    ${because}`, ...(shown === undefined ? [] : ['    sent', indented(shown.request), '    answered', indented(shown.answer)])].join('\n'),
  );
  const open = byReason(ofVerdict(found.outcomes, 'not tried'), (reason) => reason);
  const passed = ofVerdict(found.outcomes, 'passed').length;
  return [...failures, ...(open === '' ? [] : [`Not tried:\n${open}`]), `${passed} of ${times(found.outcomes.length, 'check')} passed, ${times(found.requests, 'request')} in ${(found.milliseconds / 1000).toFixed(1)} s.`, summary(found)].join('\n\n');
}
