/**
 * What session storage holds, by the names the field gives: P-3.1 of docs/product.md. All are text; lists and
 * objects are JSON. `cpw` is the flag of a forced change of password.
 */
export const sessionKeys = [
  'token',
  'merchant',
  'merchantCode',
  'platform',
  'nickname',
  'account',
  'username',
  'customerId',
  'isAgent',
  'toUpline',
  'memberLabel',
  'cpw',
  'settings',
  'validate',
  'routers',
  'gameVendor',
  'merchantWallet',
  'index_notice',
  'consolidated',
] as const;

/** A name in session storage. */
export type SessionKey = (typeof sessionKeys)[number];

/** Keys kept at logout: the site's identity. */
export const siteKeys: readonly SessionKey[] = ['merchant', 'merchantCode', 'platform'];

/** Answers about the site, whoever is here. */
export const siteAnswerKeys: readonly SessionKey[] = ['settings', 'validate', 'routers', 'gameVendor'];

/** Keys kept at login: the site's identity and its settings. */
export const loginKeys: readonly SessionKey[] = [...siteKeys, ...siteAnswerKeys];

/** The merchant's key in local storage, where it is kept as well. */
export const merchantLocalKey = 'merchantCode';
