import type { Row } from './rows.ts';

const HEAD: Row = { command: 'command', what: 'what', figure: 'figure', budget: 'budget', verdict: '' };
const cellsOf = ({ command, what, figure, budget, verdict }: Row): string[] => [command, what, figure, budget, verdict];

/** Formats rows as an aligned Markdown table, for terminal and document. */
export function table(rows: readonly Row[]): string {
  const lines = [HEAD, ...rows].map(cellsOf);
  const widths = cellsOf(HEAD).map((_, column) => Math.max(3, ...lines.map((cells) => cells[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = lines;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body.map(line)].join('\n');
}

/** Parses the rows of such a table; other lines are ignored. */
export function readTable(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [before, command = '', what = '', figure = '', budget = '', verdict = '', after] = cells;
    const isRow = cells.length === 7 && before === '' && after === '' && command !== HEAD.command && !/^-+$/.test(command);
    return isRow ? [{ command, what, figure, budget, verdict }] : [];
  });
}
