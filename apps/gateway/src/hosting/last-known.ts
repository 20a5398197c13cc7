/**
 * Reads what belongs to somebody anew each time, and answers what was read last where that fails: a page is then still served, and
 * says itself that the rest cannot be had.
 * @throws the error of the reader where nothing was read before
 */
export function createLastKnown<Owner extends { readonly id: string }, Value>(read: (owner: Owner) => Promise<Value>): (owner: Owner) => Promise<Value> {
  const known = new Map<string, Value>();
  return async (owner) => {
    try {
      const value = await read(owner);
      known.set(owner.id, value);
      return value;
    } catch (error) {
      const last = known.get(owner.id);
      if (last === undefined) throw error;
      return last;
    }
  };
}
