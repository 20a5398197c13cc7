import { e164 } from '@livery/contracts';
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/examples.mobile.json';
import { describe, expect, it } from 'vitest';
import { Problem } from '../../../platform/http/index.ts';
import { passwordMail } from '../../auth/sign-in/password-mail.ts';
import { maskedMobile, normaliseMobile } from './phone-numbers.ts';
import { smsTexts } from './sms-texts.ts';

function refusalOf(code: string, number: string): unknown {
  try {
    return normaliseMobile(code, number);
  } catch (error) {
    return error instanceof Problem ? [error.code, error.details?.fields] : error;
  }
}

describe('E.164 numbers', () => {
  it.each([
    ['+63', '9171234567', '+639171234567'],
    ['63', '0917 123 4567', '+639171234567'],
    ['+63', '(0917) 123-4567', '+639171234567'],
    ['+63', '639171234567', '+639171234567'],
    ['+63', '+63 917 123 4567', '+639171234567'],
    ['+84', '0912 345 678', '+84912345678'],
    ['+91', '98765 43210', '+919876543210'],
    ['+1', '415 555 0132', '+14155550132'],
    ['+1268', '464 1234', '+12684641234'],
    ['+1268', '268 464 1234', '+12684641234'],
    ['+49', '0151 12345678', '+4915112345678'],
    ['+39', '312 345 6789', '+393123456789'],
    ['+66', '081-234-5678', '+66812345678'],
    ['+81', '090‐1234‐5678', '+819012345678'],
    ['+63', '９１７１２３４５６７', '+639171234567'],
    ['+7', '8 912 345-67-89', '+79123456789'],
    ['+229', '01 95 12 34 56', '+2290195123456'],
  ])('parse %s %s as %s', (code, number, expected) => {
    expect(normaliseMobile(code, number)).toBe(expected);
  });

  it.each([
    ['+63', '', 'required'],
    ['+63', '91712345x7', 'pattern'],
    ['+63', '12', 'length'],
    ['+63', '91712', 'invalid'],
    ['+63', '+44 7911 123456', 'invalid'],
    ['+44', '020 7946 0958', 'invalid'],
    ['+44', '0800 123456', 'invalid'],
    ['+999', '9171234567', 'invalid'],
    ['+0', '9171234567', 'invalid'],
  ])('reject %s %j: %s', (code, number, rule) => {
    expect(refusalOf(code, number)).toMatchObject(['PHONE_INVALID', [{ field: 'mobileNum', rule }]]);
  });
});

describe('national numbers', () => {
  // Argentina writes 15 within a number where E.164 has a 9 before it: there the browser is asked for the number with its plus.
  const numbers = getCountries()
    .filter((country) => country !== 'AR')
    .map((country) => getExampleNumber(country, examples))
    .filter((number) => number !== undefined);

  it('are parsed alike by the browser and the gateway, in every country', () => {
    expect(numbers.length).toBeGreaterThan(200);
    const readings = numbers.flatMap((number) => {
      const code = `+${number.countryCallingCode}`;
      return [number.formatNational(), number.nationalNumber, number.number].map((typed) => ({ code, typed, browser: e164(code, typed), here: normaliseMobile(code, typed), whole: number.number }));
    });
    expect(readings.filter(({ browser, here, whole }) => browser !== whole || here !== whole)).toEqual([]);
  });
});

it('a masked number is recognisable to its owner only', () => {
  expect(maskedMobile('+639171234567')).toBe('+63 ••••••••67');
  expect(maskedMobile('+12684641234')).toBe('+1 ••••••••34');
});

describe('text of a message', () => {
  const text = { site: 'Northern', code: '042177', minutes: 5 };
  it.each(['EN', 'TY', 'CN', 'AR', 'KO'])('contains site, code and minutes for every purpose in %s', (language) => {
    for (const write of Object.values(smsTexts(language).code)) {
      for (const part of ['Northern', '042177', '5']) expect(write(text)).toContain(part);
    }
    expect(smsTexts(language).accountExists('Northern')).toMatch(/Northern/);
    expect(smsTexts(language).accountExists('Northern')).not.toMatch(/\d/);
  });

  it.each([
    ['TY', 'EN', true],
    ['VI', 'TY', true],
    ['VI', 'EN', false],
    ['EN', 'TY', false],
    ['VI', 'JA', false],
  ])('requested in %s at a site in %s is in Telugu: %s', (asked, own, telugu) => {
    expect(/\p{Script=Telugu}/u.test(smsTexts(asked, own).code.login(text))).toBe(telugu);
    expect(/\p{Script=Telugu}/u.test(passwordMail([asked, own], { site: 'Northern', username: 'mira', password: 'p', minutes: 30 }).text)).toBe(telugu);
  });
});
