/**
 * The closed lists a brand chooses from, beside those that it shares with calls (`codes.ts` of contracts). A value
 * outside its list is a fault of the brand, and the check names the nearest value that is inside.
 */

/** Entries of the header's bottom bar; `categories` stands for one entry a game category. */
export const headerEntries = ['home', 'categories', 'download', 'promotions', 'vip', 'pointMall', 'join', 'help'] as const;
/** An entry of the header's bottom bar. */
export type HeaderEntry = (typeof headerEntries)[number];

/** Sections a home page is made of. */
export const homeSections = ['hero', 'announcements', 'categories', 'hotGames', 'vendors', 'promotions', 'winners', 'app'] as const;
/** A section of the home page. */
export type HomeSection = (typeof homeSections)[number];

/** Articles of the help centre that a footer may link to; also the anchors of `/help#<article>`. */
export const helpArticles = ['about', 'deposit', 'withdraw', 'rules', 'faq', 'responsibleGaming', 'terms', 'privacy', 'contact'] as const;
/** An article of the help centre. */
export type HelpArticle = (typeof helpArticles)[number];

/** Pages a footer may link to. */
export const footerLinks = ['home', 'promotions', 'vip', 'pointMall', 'download', 'join', 'help', 'notices'] as const;
/** A page a footer may link to. */
export type FooterLink = (typeof footerLinks)[number];

/**
 * The pages of `footerLinks` and `headerEntries` that the site has. Only these are defaults, and a brand may link to no
 * other. A test of packages/navigation holds the list against the routes; a page that is built is added here.
 */
export const linkablePages: readonly FooterLink[] = ['home', 'promotions', 'download', 'help', 'notices'];

/** Payment marks the platform draws. */
export const paymentMarks = ['bankTransfer', 'visa', 'mastercard', 'gcash', 'maya', 'paypal', 'sepa', 'skrill', 'bitcoin', 'usdt'] as const;
/** A payment mark in the footer. */
export type PaymentMark = (typeof paymentMarks)[number];

/** Networks a footer may link to. */
export const socialNetworks = ['facebook', 'instagram', 'telegram', 'x', 'youtube', 'tiktok', 'line', 'zalo', 'whatsapp'] as const;
/** A network of a footer's social link. */
export type SocialNetwork = (typeof socialNetworks)[number];
