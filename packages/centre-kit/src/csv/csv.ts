/** Has spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\u{FEFF}';

/** Marks of direction that texts of a page have around names and numbers: a cell stands alone. */
const ISOLATES = /[\u2066-\u2069]/g;

/** A value between quotation marks. One that begins like a formula is kept from being taken for one; an amount is none. */
function quoted(value: string): string {
  const text = value.replaceAll(ISOLATES, '');
  const plain = /^[=+\-@\t\r\n]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** Rows as a table with commas (RFC 4180) that spreadsheets open. */
export const csvOf = (rows: readonly (readonly string[])[]): string => `${BYTE_ORDER_MARK}${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
