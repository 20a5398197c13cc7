import { describe, expect, it } from 'vitest';
import { parseInvitation, withoutCode } from './invitation.ts';

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

it('withoutCode removes the affiliate code from an invitation', () => {
  expect(withoutCode({ affiliateCode: 'A1', referralCode: 'FRIEND' })).toEqual({ referralCode: 'FRIEND' });
});
