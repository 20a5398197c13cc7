/** One cell from its first character on: in quotation marks, of which two stand for one, or without any; then a comma or the end. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",]*))(,|$)/y;

/** The cells of one line of CSV (RFC 4180, without line breaks in cells); undefined where it is none. */
export function cellsOf(line: string): string[] | undefined {
  const cells: string[] = [];
  let at = 0;
  for (;;) {
    CELL.lastIndex = at;
    const match = CELL.exec(line);
    if (match === null) return undefined;
    cells.push(match[1] === undefined ? (match[2] ?? '') : match[1].replaceAll('""', '"'));
    at = CELL.lastIndex;
    if (match[3] !== ',') return cells;
  }
}
