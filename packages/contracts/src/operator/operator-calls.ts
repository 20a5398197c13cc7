import type { OperatorCallSpec } from './operator-call.ts';

/**
 * The one table of operators' calls, by the name of their command. The operators' server registers its routes from it and
 * `pnpm ops` its commands. It is apart from the players' table, so that no site carries it.
 */
export const operatorCalls = {
  'session:enrol': { method: 'POST', path: '/ops/v1/session/enrol', permission: null, scope: 'self', summary: 'Begins to set up an operator with an enrolment code: answers the secret for an authenticator app.' },
  'session:confirm': { method: 'POST', path: '/ops/v1/session/confirm', permission: null, scope: 'self', summary: 'Ends setting up an operator: sets the password, with a first code of the authenticator app.' },
  'session:login': { method: 'POST', path: '/ops/v1/session/login', permission: null, scope: 'self', summary: 'Logs in with name, password and a code of the authenticator app.' },
  'session:show': { method: 'GET', path: '/ops/v1/session/show', permission: 'self', scope: 'self', summary: 'Shows who is logged in, with roles, merchants and open sessions.' },
  'session:logout': { method: 'POST', path: '/ops/v1/session/logout', permission: 'self', scope: 'self', summary: 'Logs out, or with --all ends every session of yours.' },
  'session:password': { method: 'POST', path: '/ops/v1/session/password', permission: 'self', scope: 'self', summary: 'Changes your password and ends your other sessions.' },
  'operators:list': { method: 'GET', path: '/ops/v1/operators/list', permission: 'operators.manage', scope: 'platform', summary: 'Lists the operators.' },
  'operators:add': { method: 'POST', path: '/ops/v1/operators/add', permission: 'operators.manage', scope: 'platform', summary: 'Adds an operator and answers a code to enrol with, once.' },
  'operators:change': { method: 'POST', path: '/ops/v1/operators/change', permission: 'operators.manage', scope: 'platform', summary: 'Changes the roles or merchants of an operator, or disables or enables it, and ends its sessions.' },
  'operators:reset': { method: 'POST', path: '/ops/v1/operators/reset', permission: 'operators.manage', scope: 'platform', summary: 'Takes password and authenticator app from an operator and answers a new code to enrol with.' },
  'members:find': { method: 'GET', path: '/ops/v1/members/find', permission: 'members.read', scope: 'merchant', summary: 'Finds members by account, id, mobile number or e-mail.' },
  'members:show': { method: 'GET', path: '/ops/v1/members/show', permission: 'members.read', scope: 'merchant', summary: 'Shows a member with balances, sessions, remembered devices and open transfers.' },
  'members:bets': { method: 'GET', path: '/ops/v1/members/bets', permission: 'members.read', scope: 'merchant', summary: 'Lists the bets of a member, newest first.' },
  'members:wallet': { method: 'GET', path: '/ops/v1/members/wallet', permission: 'members.read', scope: 'merchant', summary: 'Lists the movements of a member\'s money, newest first, with the journals to reverse.' },
  'members:block': { method: 'POST', path: '/ops/v1/members/block', permission: 'members.block', scope: 'merchant', summary: 'Blocks a member: logins, games and open pages end at once.' },
  'members:unblock': { method: 'POST', path: '/ops/v1/members/unblock', permission: 'members.block', scope: 'merchant', summary: 'Lets a blocked member log in again.' },
  'money:adjust': { method: 'POST', path: '/ops/v1/money/adjust', permission: 'money.correct', scope: 'merchant', movesMoney: true, summary: 'Corrects the balance of a member by a credit or a debit against the house.' },
  'money:reverse': { method: 'POST', path: '/ops/v1/money/reverse', permission: 'money.correct', scope: 'merchant', movesMoney: true, summary: 'Corrects the balance of a member by reversing one of its journals.' },
  'transfers:list': { method: 'GET', path: '/ops/v1/transfers/list', permission: 'members.read', scope: 'merchant', summary: 'Lists transfers to and from vendors that have not ended, longest waiting first.' },
  'transfers:reconcile': { method: 'POST', path: '/ops/v1/transfers/reconcile', permission: 'money.settle', scope: 'merchant', summary: 'Asks the vendor now what became of a transfer.' },
  'transfers:decide': { method: 'POST', path: '/ops/v1/transfers/decide', permission: 'money.settle', scope: 'merchant', movesMoney: true, summary: 'Ends a transfer whose outcome the vendor does not tell, by evidence from elsewhere.' },
  'rounds:list': { method: 'GET', path: '/ops/v1/rounds/list', permission: 'members.read', scope: 'merchant', summary: 'Lists rounds that are open, oldest first.' },
  'rounds:close': { method: 'POST', path: '/ops/v1/rounds/close', permission: 'money.settle', scope: 'merchant', movesMoney: true, summary: 'Closes a round: bets that have not won have lost, or with --void-bets are taken back.' },
  'approvals:list': { method: 'GET', path: '/ops/v1/approvals/list', permission: 'approvals.read', scope: 'merchant', summary: 'Lists what waits for a second operator, or was decided.' },
  'approvals:approve': { method: 'POST', path: '/ops/v1/approvals/approve', permission: 'approvals.decide', scope: 'merchant', summary: 'Approves what another operator asked for, and carries it out.' },
  'approvals:refuse': { method: 'POST', path: '/ops/v1/approvals/refuse', permission: 'approvals.decide', scope: 'merchant', summary: 'Refuses what another operator asked for.' },
  'settings:list': { method: 'GET', path: '/ops/v1/settings/list', permission: 'settings.read', scope: 'merchant', summary: 'Lists the settings of a merchant with their values, defaults and descriptions.' },
  'settings:set': { method: 'POST', path: '/ops/v1/settings/set', permission: 'settings.change', scope: 'merchant', summary: 'Sets a setting of a merchant.' },
  'settings:reset': { method: 'POST', path: '/ops/v1/settings/reset', permission: 'settings.change', scope: 'merchant', summary: 'Gives a setting of a merchant its default again.' },
  'site:show': { method: 'GET', path: '/ops/v1/site/show', permission: 'settings.read', scope: 'merchant', summary: 'Shows what is open at a merchant: maintenance, registration, closed regions and toggles.' },
  'toggles:set': { method: 'POST', path: '/ops/v1/toggles/set', permission: 'site.change', scope: 'merchant', summary: 'Turns a part of a site on or off, or leaves it to the brand again.' },
  'maintenance:begin': { method: 'POST', path: '/ops/v1/maintenance/begin', permission: 'site.change', scope: 'merchant', summary: 'Closes the site of a merchant for maintenance: open pages show it at once.' },
  'maintenance:end': { method: 'POST', path: '/ops/v1/maintenance/end', permission: 'site.change', scope: 'merchant', summary: 'Opens the site of a merchant again after maintenance.' },
  'registration:close': { method: 'POST', path: '/ops/v1/registration/close', permission: 'site.change', scope: 'merchant', summary: 'Lets nobody register at a merchant until registration:open.' },
  'registration:open': { method: 'POST', path: '/ops/v1/registration/open', permission: 'site.change', scope: 'merchant', summary: 'Lets people register at a merchant again.' },
  'regions:close': { method: 'POST', path: '/ops/v1/regions/close', permission: 'site.change', scope: 'merchant', summary: 'Closes the site of a merchant to visitors from countries, beside those closed already.' },
  'regions:open': { method: 'POST', path: '/ops/v1/regions/open', permission: 'site.change', scope: 'merchant', summary: 'Opens the site of a merchant to visitors from countries again.' },
  'announcements:list': { method: 'GET', path: '/ops/v1/announcements/list', permission: 'content.read', scope: 'merchant', summary: 'Lists the announcements of a merchant in all of their languages, latest first, with those that are scheduled or have ended.' },
  'announcements:write': { method: 'POST', path: '/ops/v1/announcements/write', permission: 'content.write', scope: 'merchant', summary: 'Writes an announcement in one language and tells open pages; --dry-run shows what players would see.' },
  'announcements:translate': { method: 'POST', path: '/ops/v1/announcements/translate', permission: 'content.write', scope: 'merchant', summary: 'Writes the text of an announcement in another language, or in place of the one it has.' },
  'announcements:schedule': { method: 'POST', path: '/ops/v1/announcements/schedule', permission: 'content.write', scope: 'merchant', summary: 'Sets from when and until when an announcement is shown.' },
  'announcements:withdraw': { method: 'POST', path: '/ops/v1/announcements/withdraw', permission: 'content.write', scope: 'merchant', summary: 'Takes an announcement from the pages: it is shown no more.' },
  'trail:list': { method: 'GET', path: '/ops/v1/trail/list', permission: 'trail.read', scope: 'merchant', summary: 'Lists what operators did at a merchant, newest first.' },
  'trail:verify': { method: 'GET', path: '/ops/v1/trail/verify', permission: 'trail.verify', scope: 'merchant', summary: 'Checks the trail of a merchant for changed, missing and cut-off rows.' },
  'trail:platform': { method: 'GET', path: '/ops/v1/trail/platform', permission: 'trail.read', scope: 'platform', summary: 'Lists what operators did beyond single merchants, newest first.' },
  'trail:verify-platform': { method: 'GET', path: '/ops/v1/trail/verify-platform', permission: 'trail.verify', scope: 'platform', summary: 'Checks the trail of the platform for changed, missing and cut-off rows.' },
} as const satisfies Record<string, OperatorCallSpec>;

/** The name of an operators' call, which is that of its command. */
export type OperatorCallName = keyof typeof operatorCalls;
