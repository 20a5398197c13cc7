import type { CallSpec } from '../call.ts';

/** Calls about the messages that a member gets from the merchant. */
export const inboxCalls = {
  unreadCount: { method: 'GET', path: '/wps/relay/CSP_unreadCount', moduleId: 'CSP', token: true, guard: 'openMemberCentre', relay: true },
  inbox: { method: 'GET', path: '/wps/relay/CSP_getMessages', moduleId: 'CSP', token: true, guard: 'openMemberCentre', relay: true },
  readMessages: { method: 'POST', path: '/wps/relay/CSP_readMessages', moduleId: 'CSP', token: true, guard: 'openMemberCentre', relay: true },
  deleteMessages: { method: 'POST', path: '/wps/relay/CSP_deleteMessages', moduleId: 'CSP', token: true, guard: 'openMemberCentre', relay: true },
} as const satisfies Record<string, CallSpec>;
