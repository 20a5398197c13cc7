import { describe, expect, it } from 'vitest';
import { limitKeyOf, limitKeysOf } from './address-prefix.ts';

describe('limitKeyOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
    ['::192.0.2.7', '0:0:0:0::/64'],
    ['::ffff:0:192.0.2.7', '0:0:0:0::/64'],
    ['::1:ffff:192.0.2.7', '0:0:0:0::/64'],
  ])('%s: returns %s', (ip, key) => {
    expect(limitKeyOf(ip)).toBe(key);
  });
});

describe('limitKeysOf', () => {
  it('returns an IPv4 address whole', () => {
    expect(limitKeysOf('192.0.2.7')).toEqual([{ key: '192.0.2.7', visitors: 1 }]);
    expect(limitKeysOf('::ffff:192.0.2.7')).toEqual([{ key: '192.0.2.7', visitors: 1 }]);
  });

  it('returns the /64 prefix of an IPv6 address, and its /48 prefix for sixteen visitors', () => {
    expect(limitKeysOf('2001:db8:1:2::9')).toEqual([{ key: '2001:db8:1:2::/64', visitors: 1 }, { key: '2001:db8:1::/48', visitors: 16 }]);
  });
});
