import { describe, expect, it } from 'vitest';
import { isLinkAddress } from './link-address.ts';
import { serviceFor } from './use-support.ts';

const VIP = { csType: 'VIP' } as const;
const CHAT = { csType: 'LIVECHAT' } as const;

describe('serviceFor', () => {
  it.each([
    ['the live chat when a visitor asks', [VIP, CHAT], 0, 'LIVECHAT'],
    ['the live chat when the rank is 4', [VIP, CHAT], 4, 'LIVECHAT'],
    ['the VIP service when the rank is above 4', [CHAT, VIP], 5, 'VIP'],
    ['the live chat when the rank is above 4 and there is no other', [CHAT], 9, 'LIVECHAT'],
    ['nothing when there is only the VIP service and the rank is 4', [VIP], 4, undefined],
    ['nothing when there is no service', [], 9, undefined],
  ] as const)('returns %s', (_, services, rank, expected) => {
    expect(serviceFor(services.map((service) => ({ ...service })), rank)).toBe(expected);
  });
});

describe('isLinkAddress', () => {
  it.each([['https://chat.example/', true], ['/chat', true], ['javascript:alert(1)', false], ['//other.example', false], ['http://plain.example', false], ['', false]])('returns for %j whether it may be a link: %s', (address, expected) => {
    expect(isLinkAddress(address)).toBe(expected);
  });
});
