import { siteAnswerKeys } from '../../storage/keys.ts';
import type { SessionKey } from '../../storage/keys.ts';
import { readSession, writeSession } from '../../storage/session-storage.ts';
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
  readonly status?: string;
  readonly requestId?: string;
  readonly data?: unknown;
}
type Queries = Readonly<Record<string, CachedAnswer | undefined>>;

/** Whether an answer was written already. A later one with the same content is the same data: the end of a session may have removed what was written. */
function isWritten(last: CachedAnswer | undefined, { data, status, requestId }: CachedAnswer): boolean {
  return last?.data === data && (status !== 'fulfilled' || last?.requestId === requestId);
}

/**
 * Writes the answers that have a key in session storage, from any request, those that came with the page among
 * them. Those about the site are written again when the end of a session has removed them: they are asked for once a
 * visit, and no longer cached then. Returns what stops it.
 */
export function storeAnswers({ getState, subscribe }: Pick<SessionStore, 'getState' | 'subscribe'>): () => void {
  const written = new Map<string, CachedAnswer>();
  const ofSite = new Map(siteAnswerKeys.map((key) => [key, readSession(key)]));
  let before: Queries | undefined;
  let session = getState().session;
  const restore = (): void => {
    if (getState().session === session) return;
    ({ session } = getState());
    for (const [key, text] of ofSite) if (readSession(key) === undefined) writeSession(key, text);
  };
  const write = (key: SessionKey, text: string): void => {
    writeSession(key, text);
    if (ofSite.has(key)) ofSite.set(key, text);
  };
  const look = (): void => {
    restore();
    const queries = (getState() as { readonly api?: { readonly queries: Queries } }).api?.queries;
    if (queries === undefined || queries === before) return;
    before = queries;
    for (const [key, answer] of Object.entries(queries)) {
      const pick = storedAnswers[answer?.endpointName ?? ''];
      if (pick === undefined || answer?.data === undefined || isWritten(written.get(key), answer)) continue;
      written.set(key, answer);
      for (const [name, value] of Object.entries(pick(answer.data as never))) write(name as SessionKey, JSON.stringify(value));
    }
  };
  look();
  return subscribe(look);
}
