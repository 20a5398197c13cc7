import type { SessionKey } from '../../storage/keys.ts';
import { writeSession } from '../../storage/session-storage.ts';
import type { SessionStore } from '../dispatch.ts';

/** The parts of answers that are kept in session storage, by endpoint: P-3.1 of docs/product.md. */
const storedAnswers: Readonly<Record<string, (answer: never) => Readonly<Partial<Record<SessionKey, unknown>>>>> = {
  permission: ({ whitelabel, registration }: { readonly whitelabel: { readonly modules: unknown }; readonly registration: unknown }) => ({
    settings: whitelabel.modules,
    validate: registration,
  }),
  domainRoute: (routers) => ({ routers }),
  // The site asks for vendors by category, and for the plain list only where records name them.
  gameCategories: ({ list }: { readonly list: readonly { readonly vendors: readonly unknown[] }[] }) => ({ gameVendor: list.flatMap(({ vendors }) => vendors) }),
  gameVendors: ({ list }: { readonly list: unknown }) => ({ gameVendor: list }),
  merchantWallet: (merchantWallet) => ({ merchantWallet }),
  consolidatedSettings: (consolidated) => ({ consolidated }),
};

interface CachedAnswer {
  readonly endpointName?: string;
  readonly fulfilledTimeStamp?: number;
  readonly data?: unknown;
}
type Queries = Readonly<Record<string, CachedAnswer | undefined>>;

/**
 * Writes the answers that have a key in session storage, from any request, those that came with the page among
 * them. Returns what stops it.
 */
export function storeAnswers({ getState, subscribe }: Pick<SessionStore, 'getState' | 'subscribe'>): () => void {
  const written = new Map<string, unknown>();
  let before: Queries | undefined;
  const look = (): void => {
    const queries = (getState() as { readonly api?: { readonly queries: Queries } }).api?.queries;
    if (queries === undefined || queries === before) return;
    before = queries;
    for (const [key, answer] of Object.entries(queries)) {
      const pick = storedAnswers[answer?.endpointName ?? ''];
      if (pick === undefined || answer?.data === undefined || written.get(key) === answer.data) continue;
      written.set(key, answer.data);
      for (const [name, value] of Object.entries(pick(answer.data as never))) writeSession(name as SessionKey, JSON.stringify(value));
    }
  };
  look();
  return subscribe(look);
}
