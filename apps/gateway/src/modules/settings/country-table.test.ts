import { describe, expect, it } from 'vitest';
import { countries } from './countries.ts';
import { openCountryTable } from './country-table.ts';

const table = openCountryTable();

describe('country of an IP address', () => {
  it.each([
    ['8.8.8.8', 'US'],
    ['81.2.69.142', 'GB'],
    ['122.2.0.1', 'PH'],
    ['171.224.0.1', 'VN'],
    ['133.11.0.1', 'JP'],
    ['1.0.0.0', 'AU'],
    ['::ffff:81.2.69.142', 'GB'],
    ['::ffff:5102:458e', 'GB'],
    ['2001:4860:4860::8888', 'US'],
    ['2001:200::1', 'JP'],
    ['2001:fd8::1', 'PH'],
    ['2402:800::1', 'VN'],
    ['2a00:1450:4001:80b::200e', 'IE'],
  ])('of %s is %s', (address, country) => {
    expect(table.countryOf(address)).toBe(country);
  });

  it.each(['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.1.1', '::1', 'fe80::1', '::ffff:127.0.0.1', '255.255.255.255', '0.0.0.0', 'nonsense', ''])(
    'returns nothing for %s',
    (address) => {
      expect(table.countryOf(address)).toBeNull();
    },
  );
});

describe('country list', () => {
  it('contains every code once, in order, with its dialling code', () => {
    const codes = countries.map(({ countryCode }) => countryCode);
    expect(codes).toEqual([...new Set(codes)].toSorted());
    expect(codes.length).toBeGreaterThan(240);
    expect(countries.filter(({ countryCode, countryDialingCode }) => !/^[A-Z]{2}$/.test(countryCode) || !/^\+[1-9]\d{0,3}$/.test(countryDialingCode))).toEqual([]);
    expect(countries.find(({ countryCode }) => countryCode === 'PH')?.countryDialingCode).toBe('+63');
  });
});
