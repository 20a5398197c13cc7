import type { PreloadedState } from '@livery/contracts';
import type { Clock } from '../platform/db/index.ts';
import type { InProcessCall, Visitor } from '../platform/http/index.ts';

/** Collects the answers that a page is delivered with. */
export type CollectPreloadedState = (visitor: Visitor) => Promise<PreloadedState>;

export interface PreloadedStateDeps {
  readonly call: InProcessCall;
  readonly clock: Clock;
  /** Called when an answer is missing from a page because its call failed. */
  readonly onError: (call: string, error: unknown) => void;
}

type Content = Omit<PreloadedState, 'language' | 'systemStatus' | 'permission'>;

/** Age from which public content is loaded anew; the portal refetches by its own rules. */
const CONTENT_TTL_MS = 5_000;
/** Maximum age of public content in a page: beyond it a visitor waits for the fresh one. */
const CONTENT_MAX_AGE_MS = 60_000;
/** Longest time a page waits for its preloaded answers. */
const ANSWER_TIMEOUT_MS = 400;

/** Resolves to undefined for a call that fails or times out: the page is delivered without it. */
async function withTimeout<Value>(name: string, answer: Promise<Value>, onError: PreloadedStateDeps['onError']): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ANSWER_TIMEOUT_MS);
  });
  const safe = answer.catch((error: unknown) => {
    onError(name, error);
    return undefined;
  });
  try {
    return await Promise.race([safe, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

function present<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
}

/** A {@link CollectPreloadedState} over the calls' own handlers. Content is shared by all visitors of a tenant and language. */
export function createPreloadedState({ call, clock, onError }: PreloadedStateDeps): CollectPreloadedState {
  const kept = new Map<string, { content: Promise<Content>; until: number; loadedAt: number }>();

  async function load(visitor: Visitor): Promise<Content> {
    const { tenant, language } = visitor;
    const preload = <Value>(name: string, answer: Promise<Value>) => withTimeout(name, answer, onError);
    const [gameCategories, hotGames, banners, winners, announcements, availablePromotions] = await Promise.all([
      preload('gameCategories', call('gameCategories', visitor)),
      preload('hotGames', call('hotGames', visitor, { isPlatform: 2, merchantCode: tenant.id, language })),
      preload('banners', call('banners', visitor, { group: 'w_announcement' })),
      preload('winners', call('winners', visitor)),
      preload('announcements', call('announcements', visitor, { types: tenant.announcements.types.join(','), platform: 'W', execution: tenant.announcements.defaultExecution })),
      preload('availablePromotions', call('availablePromotions', visitor)),
    ]);
    return present({ gameCategories, hotGames, banners, winners, announcements, availablePromotions }) as Content;
  }

  function content(visitor: Visitor): Promise<Content> {
    const key = `${visitor.tenant.id}/${visitor.language}`;
    const now = clock.now();
    const before = kept.get(key);
    if (before !== undefined && before.until > now) return before.content;
    const fresh = load(visitor);
    if (before === undefined || now - before.loadedAt > CONTENT_MAX_AGE_MS) {
      kept.set(key, { content: fresh, until: now + CONTENT_TTL_MS, loadedAt: now });
      return fresh;
    }
    // While a refresh loads, visitors get the previous answers, so nobody waits for it.
    kept.set(key, { ...before, until: now + CONTENT_TTL_MS });
    void fresh.then(() => kept.set(key, { content: fresh, until: clock.now() + CONTENT_TTL_MS, loadedAt: now }));
    return before.content;
  }

  return async (visitor) => {
    const [systemStatus, permission] = await Promise.all([
      withTimeout('systemStatus', call('systemStatus', visitor), onError),
      withTimeout('permission', call('permission', visitor), onError),
    ]);
    const own = { language: visitor.language, ...present({ systemStatus, permission }) } as PreloadedState;
    // A closed site shows its status page and nothing that its calls would refuse.
    if (systemStatus !== undefined && systemStatus.status !== 0) return own;
    return { ...own, ...(await content(visitor)) };
  };
}
