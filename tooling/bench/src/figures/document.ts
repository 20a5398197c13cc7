import { readTable, table } from './table.ts';
import type { Row } from './rows.ts';

const BEGIN = '<!-- figures:begin -->';
const END = '<!-- figures:end -->';

/**
 * Puts figures into the document, between its markers. Rows of commands that were not run stay,
 * as long as they were measured on the same machine.
 *
 * @param machine what the figures were measured on, one line
 * @param order all commands, in the order of the table
 * @throws Error when the markers are missing, or when figures of two machines would stand in one table
 */
export function withFigures(document: string, machine: string, rows: readonly Row[], order: readonly string[]): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`The document has no ${BEGIN} … ${END}.`);
  const before = document.slice(begin + BEGIN.length, end);
  const measured = new Set(rows.map(({ command }) => command));
  const kept = readTable(before).filter(({ command }) => order.includes(command) && !measured.has(command));
  if (kept.length > 0 && !before.split('\n').includes(machine)) {
    throw new Error('The figures in the document come from another machine. Run all parts to replace them together.');
  }
  const all = [...rows, ...kept].toSorted((a, b) => order.indexOf(a.command) - order.indexOf(b.command));
  return `${document.slice(0, begin + BEGIN.length)}\n${machine}\n\n${table(all)}\n${document.slice(end)}`;
}
