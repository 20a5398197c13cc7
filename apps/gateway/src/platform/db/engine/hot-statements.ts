const names = new Map<string, string>();

/**
 * Marks a statement as run at every turn: PostgreSQL then parses and plans it once per connection. For fixed texts
 * only; each costs every connection memory. Behind PgBouncer this wants version 1.21 or later.
 */
export function hotStatement(name: string, text: string): string {
  names.set(text, name);
  return text;
}

/** The name of a hot statement. */
export function hotName(text: string): string | undefined {
  return names.get(text);
}
