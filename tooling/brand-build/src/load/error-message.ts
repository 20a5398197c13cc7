/** Kinds of tokens as the TypeScript parser names them. */
const TOKEN_KIND = /, got '(?:ident|string literal[^]*|numeric literal[^]*|template literal[^]*)'$/;

/**
 * Returns what a parser or a program says of an error, in one line: without the list of tokens that could stand there,
 * and with the text that does in place of its kind.
 *
 * @param rest the text of the file from the place of the error on, where that is known
 */
export function messageOf(error: unknown, rest?: string): string {
  if (!(error instanceof Error)) return String(error);
  const [first = error.name] = error.message.split('\n');
  const short = first
    .replace(/\. Expected .*$/, '')
    // JSON.parse quotes the whole file, or says the place that is stated anyway.
    .replace(/, (?:\.\.\.)?".*$/, '')
    .replace(/ (?:in JSON )?at position \d+.*$/, '')
    .replace(/'<eof>'$/, 'the end of the file');
  const [token] = /^[\w$]+|^'[^'\n]*'|^"[^"\n]*"|^\S/.exec(rest ?? '') ?? [];
  return token === undefined ? short : short.replace(TOKEN_KIND, () => `, got ${token}`);
}
