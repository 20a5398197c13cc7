import type { PreloadedState } from '@livery/contracts';
import type { Clock } from '../platform/db/index.ts';
import type { InProcessCall, Visitor } from '../platform/http/index.ts';
import { createTimedAnswers } from './timed-answers.ts';

/** Collects the answers that a page is delivered with. */
export type CollectPreloadedState = (visitor: Visitor) => Promise<PreloadedState>;

export interface PreloadedStateDeps {
  readonly call: InProcessCall;
  readonly clock: Clock;
  /** Called when a call of a page failed, and when one begins to answer too late for it. */
  readonly onError: (call: string, error: unknown) => void;
}

type Content = Omit<PreloadedState, 'language' | 'systemStatus' | 'permission'>;

function present<Fields extends object>(fields: Fields): Partial<Fields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>;
}

/**
 * A {@link CollectPreloadedState} over the calls' own handlers. Content is shared by all visitors of a tenant and language; games,
 * which may be barred or pinned by country, by those of the same country.
 */
export function createPreloadedState({ call, clock, onError }: PreloadedStateDeps): CollectPreloadedState {
  const answers = createTimedAnswers({ clock, onError });

  async function content(visitor: Visitor): Promise<Content> {
    const { tenant, language, country } = visitor;
    const scope = `${tenant.id}/${language}`;
    const preload = <Value>(name: string, load: () => Promise<Value>) => answers.shared(scope, name, load);
    const preloadGames = <Value>(name: string, load: () => Promise<Value>) => answers.shared(`${scope}/${country ?? ''}`, name, load);
    const [gameCategories, hotGames, banners, winners, announcements, availablePromotions] = await Promise.all([
      preloadGames('gameCategories', () => call('gameCategories', visitor)),
      preloadGames('hotGames', () => call('hotGames', visitor, { isPlatform: 2, merchantCode: tenant.id, language })),
      preload('banners', () => call('banners', visitor, { group: 'w_announcement' })),
      preload('winners', () => call('winners', visitor)),
      preload('announcements', () => call('announcements', visitor, { types: tenant.announcements.types.join(','), platform: 'W', execution: tenant.announcements.defaultExecution })),
      preload('availablePromotions', () => call('availablePromotions', visitor)),
    ]);
    return present({ gameCategories, hotGames, banners, winners, announcements, availablePromotions }) as Content;
  }

  return async (visitor) => {
    const [systemStatus, permission] = await Promise.all([
      answers.own('systemStatus', call('systemStatus', visitor)),
      answers.own('permission', call('permission', visitor)),
    ]);
    const own = { language: visitor.language, ...present({ systemStatus, permission }) } as PreloadedState;
    // A closed site shows its status page and nothing that its calls would refuse.
    if (systemStatus !== undefined && systemStatus.status !== 0) return own;
    return { ...own, ...(await content(visitor)) };
  };
}
