/**
 * The lists of values that a brand chooses from; those shared with calls are in `codes.ts` of contracts.
 * The brand check reports values outside their list, with the nearest valid value.
 */

/** Entries of the header's bottom bar; `categories` stands for one entry per game category. */
export const headerEntries = ['home', 'categories', 'download', 'promotions', 'vip', 'pointMall', 'join', 'help', 'notices'] as const;
export type HeaderEntry = (typeof headerEntries)[number];

/** Sections of a home page. */
export const homeSections = ['hero', 'announcements', 'categories', 'hotGames', 'vendors', 'promotions', 'winners', 'app'] as const;
export type HomeSection = (typeof homeSections)[number];

/** Help articles that a footer may link to; also the anchors of `/help#<article>`. */
export const helpArticles = ['about', 'deposit', 'withdraw', 'rules', 'faq', 'responsibleGaming', 'terms', 'privacy', 'contact'] as const;
export type HelpArticle = (typeof helpArticles)[number];

/** Pages that a footer may link to. */
export const footerLinks = ['home', 'promotions', 'vip', 'pointMall', 'download', 'join', 'help', 'notices'] as const;
export type FooterLink = (typeof footerLinks)[number];

/**
 * Pages of `footerLinks` and `headerEntries` that exist. Only these are defaults, and a brand may link to no
 * others. A test of packages/navigation compares the list with the routes; add new pages here.
 */
export const linkablePages: readonly FooterLink[] = ['home', 'promotions', 'download', 'help', 'notices'];

/** Whether a page has a place in the lists of links and does not exist, so that no brand can choose it yet. */
export function isPlannedPage(page: string): boolean {
  return footerLinks.some((link) => link === page && !linkablePages.includes(link));
}

/** Entries of the phone's tab bar, before the menu; `games` leads to the category that is first. */
export const phoneTabs = ['home', 'games', 'promotions', 'download', 'help', 'notices'] as const;
export type PhoneTab = (typeof phoneTabs)[number];

/** The most that stand beside the menu where a phone is 360 px wide. */
export const MOST_PHONE_TABS = 4;

/** The tab bar of a brand that does not say its own. */
export const standardPhoneTabs: readonly PhoneTab[] = ['home', 'games', 'promotions'];

/** Payment logos that the platform has. */
export const paymentMarks = ['bankTransfer', 'visa', 'mastercard', 'gcash', 'maya', 'paypal', 'sepa', 'skrill', 'bitcoin', 'usdt'] as const;
export type PaymentMark = (typeof paymentMarks)[number];

/** Social networks that a footer may link to. */
export const socialNetworks = ['facebook', 'instagram', 'telegram', 'x', 'youtube', 'tiktok', 'line', 'zalo', 'whatsapp'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];
