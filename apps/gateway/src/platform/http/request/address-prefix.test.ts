import { describe, expect, it } from 'vitest';
import { limitKeyOf } from './address-prefix.ts';

describe('limitKeyOf', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ])('%s: returns %s', (ip, key) => {
    expect(limitKeyOf(ip)).toBe(key);
  });
});
