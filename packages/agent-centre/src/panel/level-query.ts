/** The query of another level of the team: its period, order and the like stay. @param of whose downline; the agent's own without one */
export function levelQuery(query: URLSearchParams, of: string | undefined): Readonly<Record<string, string>> {
  const { of: _left, name: _searched, account: _narrowed, ...kept } = Object.fromEntries(query);
  return of === undefined ? kept : { ...kept, of };
}
