import { createNotices } from '../modules/notices/index.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import type { Tenant } from '../platform/http/index.ts';
import { inEachLanguage } from '../platform/texts/index.ts';
import { demoAnnouncements } from './notice-texts.ts';
import { demoBanners, demoPromotions } from './offer-texts.ts';

const DAY_MS = 86_400_000;

/** Writes a tenant's demo announcements, banners and promotions in the transaction `tx`. */
export async function writeNotices(db: Database, tenant: Tenant, tx: Tx): Promise<void> {
  const notices = createNotices(db);
  const now = db.clock.now();
  const day = (offset: number): Date => new Date(now + offset * DAY_MS);
  const named = (text: string): string => text.replaceAll('{name}', tenant.name).replaceAll('{age}', String(tenant.minimumAge));
  for (const { type, daysAgo, staysDays, ...texts } of demoAnnouncements.toReversed()) {
    const words = ([title, content]: readonly [string, string]) => ({ title: named(title), content: named(content) });
    const ends = staysDays === undefined ? {} : { endsAt: day(staysDays) };
    await notices.announce(tenant.id, { type, publishedAt: day(-daysAgo), ...ends, texts: inEachLanguage(texts, words) }, tx);
  }
  for (const [index, { id, link, ...texts }] of demoBanners.entries()) {
    const words = ([title, text, action]: readonly [string, string, string]) => ({ title, text, action });
    await notices.putBanner(tenant.id, { id, group: 'w_announcement', position: index + 1, link, startsAt: day(-1), texts: inEachLanguage(texts, words) }, tx);
  }
  for (const [index, { id, days, ...texts }] of demoPromotions.entries()) {
    const words = ([title, summary]: readonly [string, string]) => ({ title, summary });
    const ends = days === undefined ? {} : { endsAt: day(days) };
    await notices.putPromotion(tenant.id, { id, position: index + 1, startsAt: day(-2), ...ends, texts: inEachLanguage(texts, words) }, tx);
  }
}
