import { describe, expect, it } from 'vitest';
import { dropInvitationCode, invitation, parseInvitation, writeInvitation } from './invitation.ts';

describe('parseInvitation', () => {
  it.each([
    ['?code=AGENT7', { affiliateCode: 'AGENT7' }],
    ['?affiliateCode=A1&code=B2', { affiliateCode: 'A1' }],
    ['?ref=%20A1%20', { affiliateCode: 'A1' }],
    ['?r=A1', { affiliateCode: 'A1' }],
    ['?code=&r=A1', { affiliateCode: 'A1' }],
    ['?referralCode=FRIEND&domain=agent.example', { referralCode: 'FRIEND', domain: 'agent.example' }],
    ['?from=mail', {}],
    [`?code=${'x'.repeat(65)}`, {}],
  ])('reads %s', (search, found) => {
    expect(parseInvitation(search)).toEqual(found);
  });
});

describe('dropInvitationCode', () => {
  it.each([
    ['affiliateCode', { referralCode: 'FRIEND' }],
    ['referralCode', { affiliateCode: 'A1' }],
  ] as const)('removes the %s from the invitation of the visit, and no other', (name, left) => {
    writeInvitation({ affiliateCode: 'A1', referralCode: 'FRIEND' });
    dropInvitationCode(name);
    expect(invitation()).toEqual(left);
    writeInvitation({});
  });
});
