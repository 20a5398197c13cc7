import { describe, expect, it } from 'vitest';
import { serviceFor } from './use-support.ts';

const VIP = { csType: 'VIP', path: 'https://vip.example/' } as const;
const CHAT = { csType: 'LIVECHAT', path: '/chat' } as const;

describe('serviceFor', () => {
  it.each([
    ['the live chat to a visitor', [VIP, CHAT], 0, CHAT.path],
    ['the live chat at rank 4', [VIP, CHAT], 4, CHAT.path],
    ['the VIP service above rank 4', [CHAT, VIP], 5, VIP.path],
    ['the live chat above rank 4 when there is no other', [CHAT], 9, CHAT.path],
    ['nothing to others when there is only the VIP service', [VIP], 4, undefined],
    ['nothing when no service is named', [], 9, undefined],
    ['nothing for an address that would run a script or leave by another scheme', [{ ...CHAT, path: 'javascript:alert(1)' }, { ...CHAT, path: '//other.example' }, { ...CHAT, path: 'http://plain.example' }], 0, undefined],
  ])('returns %s', (_, services, rank, expected) => {
    expect(serviceFor(services, rank)).toBe(expected);
  });
});
