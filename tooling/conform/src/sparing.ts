import type { CallName } from '@livery/contracts';

/**
 * What is sent in place of a sound request to an account that somebody else uses, where the sound one would be carried out. A server refuses
 * each by the contract, so that nothing is changed.
 */
export const refusedRequests: Partial<Record<CallName, object>> = {
  saveProfile: { values: { 'no-such-field': 'conform' } },
  choosePlayerIcon: { code: 'no-such-icon' },
  transferChoice: { autoIn: 'maybe', autoHome: 'maybe' },
  uploadImage: { purpose: 'document', data: 'no-picture' },
  addFavourite: { gameId: 'nowhere' },
};

/** Calls that take nothing which could be refused, and change the account, pay to it or send a message to its holder. */
export const ownAccountOnly: ReadonlySet<CallName> = new Set<CallName>(['cashbackClaim', 'smsReauthentication', 'totpStart']);
