import type { CallName } from '@livery/contracts';

/** Calls served while a site is closed: what its status page shows, and logging out. */
export const SERVED_WHILE_CLOSED: ReadonlySet<CallName> = new Set<CallName>([
  'systemStatus', 'permission', 'customerService', 'whitelabel', 'registerSettings', 'domainRoute', 'countries', 'helpCenter', 'cryptoKey', 'clientErrors', 'logout',
]);
