import { CompiledQuery, createQueryId, PostgresQueryCompiler, sql, type RawBuilder } from 'kysely';

const names = new Map<string, string>();

/** Stands for a value while a statement is compiled. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** The parameters of a hot statement, as they are put into its template. */
export type HotParameters<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> };

/** Makes the query of a hot statement for given values. */
export interface HotStatement<Values, Row> {
  (values: Values): CompiledQuery<Row>;
  /** The statement, with `$1` for each value. */
  readonly text: string;
}

/**
 * A statement that is run at every turn. It is compiled here, once; PostgreSQL then parses and plans it once per
 * connection, unless a pooler without prepared statements stands between (PgBouncer before 1.21). Each costs every connection memory.
 * @param write makes the statement; a parameter that is used twice is sent twice
 * @returns what makes the query for given values
 */
export function hotStatement<Values extends object, Row>(
  name: string,
  write: (parameters: HotParameters<Values>) => RawBuilder<Row>,
): HotStatement<Values, Row> {
  const placeholders = new Proxy({}, { get: (_, key) => sql`${new Placeholder(String(key))}` }) as HotParameters<Values>;
  const { sql: text, parameters } = new PostgresQueryCompiler().compileQuery(write(placeholders).toOperationNode(), createQueryId());
  const order = parameters.map((parameter) => {
    if (!(parameter instanceof Placeholder)) throw new TypeError(`The hot statement ${name} has a fixed value: make it a parameter.`);
    return parameter.name as keyof Values;
  });
  names.set(text, name);
  return Object.assign((values: Values) => CompiledQuery.raw(text, order.map((key) => values[key])) as CompiledQuery<Row>, { text });
}

/** The name of a hot statement. */
export function hotName(text: string): string | undefined {
  return names.get(text);
}
