/** Has spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\u{FEFF}';

/** A value between quotation marks. One that begins like a formula is kept from being taken for one; an amount is none. */
function quoted(value: string): string {
  const plain = /^[=+\-@\t\r\n]/.test(value) && !/^-?\d+(\.\d+)?$/.test(value) ? `'${value}` : value;
  return `"${plain.replaceAll('"', '""')}"`;
}

/** Rows as a table with commas (RFC 4180) that spreadsheets open. */
export const csvOf = (rows: readonly (readonly string[])[]): string => `${BYTE_ORDER_MARK}${rows.map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
