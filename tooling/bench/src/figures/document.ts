import { readTable, table } from './table.ts';
import type { Row } from './rows.ts';

const BEGIN = '<!-- figures:begin -->';
const END = '<!-- figures:end -->';

/**
 * Writes figures into the document, between its markers. Rows of commands that were not run are kept
 * if they were measured on the same machine.
 *
 * @param machine description of the machine, one line
 * @param order all commands, in table order
 * @throws Error when the markers are missing, or when one table would contain figures of two machines
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
