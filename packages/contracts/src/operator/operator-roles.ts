/** What operators are for. An operator may have several roles. */
export const operatorRoles = ['support', 'finance', 'risk', 'content', 'admin'] as const;
/** A role of an operator. */
export type OperatorRole = (typeof operatorRoles)[number];

/**
 * Which roles may do what. Money is moved by finance alone: whoever manages operators moves none unless the role is given as
 * well, which the trail of the platform shows.
 */
export const operatorPermissions = {
  /** One's own login: log out, change the password. */
  'self': operatorRoles,
  'operators.manage': ['admin'],
  'members.read': ['support', 'finance', 'risk', 'admin'],
  'members.block': ['support', 'risk', 'admin'],
  /** Ranks and labels: cashback, ways to pay and messages go by them. */
  'members.rank': ['risk', 'admin'],
  /** Who is an agent, who is under whom, and at which rate: what agents earn follows from it. */
  'agents.manage': ['risk', 'admin'],
  'money.correct': ['finance'],
  'money.settle': ['finance'],
  /** Deposits and the ways to pay in. */
  'payments.read': ['support', 'finance', 'risk', 'admin'],
  /** Ways to pay in: their limits, fees, and who is offered them. */
  'payments.manage': ['finance', 'admin'],
  /** Statements of payment providers, compared with the books. */
  'payments.reconcile': ['finance'],
  /** Identity documents, with their pictures. */
  'documents.read': ['finance', 'risk', 'admin'],
  'documents.decide': ['risk', 'admin'],
  'vendors.read': operatorRoles,
  /** Opens, closes and bars vendors: in halls, games and launches. */
  'vendors.manage': ['risk', 'admin'],
  /** What vendors may pay out, and opening one that was stopped for it. */
  'vendors.caps': ['finance', 'risk'],
  /** Keys of vendors, and which signatures are taken. */
  'vendor-keys.manage': ['admin'],
  'games.manage': ['risk', 'content', 'admin'],
  'approvals.read': ['finance', 'risk', 'admin'],
  /** Whoever decides also needs the permission of the call that waits. */
  'approvals.decide': ['finance', 'admin'],
  'settings.read': operatorRoles,
  /** The limit for approvals and the welcome credit have rules of their own beside it. */
  'settings.change': ['admin'],
  /** Toggles, maintenance, closed regions, and whether people may register. */
  'site.change': ['risk', 'admin'],
  'content.read': ['support', 'content', 'risk', 'admin'],
  'content.write': ['content', 'admin'],
  'trail.read': ['finance', 'risk', 'admin'],
  'trail.verify': ['risk', 'admin'],
} as const satisfies Record<string, readonly OperatorRole[]>;
/** What an operator's role permits. */
export type OperatorPermission = keyof typeof operatorPermissions;

/** Whether one of the roles has the permission. */
export function mayOperate(roles: readonly OperatorRole[], permission: OperatorPermission): boolean {
  const allowed: readonly OperatorRole[] = operatorPermissions[permission];
  return roles.some((role) => allowed.includes(role));
}
