/** A request split into address and body fields. */
export interface AddressedRequest {
  readonly url: string;
  /** Path without origin and query, as sealed calls bind it. */
  readonly path: string;
  readonly rest: Readonly<Record<string, unknown>>;
}

/**
 * Fills `:name` parts of the path from the request; what remains goes into the query of a GET or DELETE and stays in
 * `rest` for the body of the others. Undefined and null values are left out; arrays become comma-separated lists.
 */
export function addressRequest(baseUrl: string, method: string, template: string, request: unknown): AddressedRequest {
  const rest: Record<string, unknown> = { ...(request as Record<string, unknown> | undefined) };
  const path = template.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    if (value === undefined || value === null || value === '') throw new TypeError(`The path ${template} needs "${name}".`);
    return encodeURIComponent(textOf(value));
  });
  if (method !== 'GET' && method !== 'DELETE') return { url: baseUrl + path, path, rest };
  const query = formEncoded(rest);
  return { url: query === '' ? baseUrl + path : `${baseUrl}${path}?${query}`, path, rest: {} };
}

/** Fields as `application/x-www-form-urlencoded`. */
export function formEncoded(fields: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    params.set(name, Array.isArray(value) ? value.join(',') : textOf(value));
  }
  return params.toString();
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
