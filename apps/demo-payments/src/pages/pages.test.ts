import { unkeptPromises } from '@livery/test-config';
import { describe, expect, it } from 'vitest';
import english from '../texts/en.json' with { type: 'json' };
import telugu from '../texts/te.json' with { type: 'json' };
import simplifiedChinese from '../texts/zh-Hans.json' with { type: 'json' };
import arabic from '../texts/ar.json' with { type: 'json' };
import { html } from './html.ts';
import { moneyText, paymentPage, SAMPLE_CARD, type PageState } from './payment-page.ts';
import { readCard } from './routes.ts';
import { textsOf } from './texts.ts';

const NOW = Date.UTC(2027, 0, 15);
const payment: PageState['payment'] = { provider: 'demopay', merchant: 'NORTH', id: 'p1', kind: 'card', amount: 123_456_789n, scale: 2, currency: 'PHP', reference: 'D7K2QXMRT', language: 'EN', returnUrl: 'http://site.test/back?a=1&b="2"', expiresAt: NOW + 60_000, state: 'waiting', content: '' };
const shown = (more: Partial<PageState> = {}, language = 'EN') => paymentPage({ payment, receipts: [], card: SAMPLE_CARD, now: NOW, ...more }, textsOf(language));

describe('paymentPage', () => {
  it('shows the amount exactly, in the language of the payment', () => {
    expect(shown()).toContain('<h1>Pay 1,234,567.89 PHP</h1>');
    expect(shown({}, 'TY')).toContain('lang="te"');
    expect(moneyText({ scale: 0, currency: 'VND' }, 9_007_199_254_740_993n, textsOf('EN'))).toBe('9,007,199,254,740,993 VND');
  });

  it('is written from right to left in Arabic, with amounts, digits and card fields in their own order', () => {
    const text = shown({}, 'AR');
    expect(text).toContain('<html lang="ar" dir="rtl">');
    expect(text).toContain('<h1>دفع \u2068');
    expect(text).toMatch(/<input id="number"[^>]* dir="ltr"/);
    expect(text).not.toMatch(/[٠-٩]/);
  });

  it('leads back when it is over, with the address escaped', () => {
    const text = shown({ receipts: [{ txId: 't', amount: 5n, at: NOW, refundId: null }] });
    expect(text).toContain('Payment received');
    expect(text).toContain('href="http://site.test/back?a=1&amp;b=&quot;2&quot;"');
    expect(shown({ payment: { ...payment, state: 'expired' } })).toContain('The time to pay is over');
    expect(shown({ payment: { ...payment, state: 'closed' } })).toContain('The payment was cancelled');
  });

  it('says at its field what is wrong with a card', () => {
    const card = readCard(new URLSearchParams({ number: '4242', expiry: '01/27', code: 'x' }), Date.UTC(2027, 1, 1));
    expect(card.faults).toEqual({ number: 'fault.number', expiry: 'fault.expiry', code: 'fault.code' });
    expect(shown({ card })).toContain('aria-describedby="number-fault"');
    expect(readCard(new URLSearchParams({ number: '4000 0000 0000 0002', expiry: '01/27', code: '1234' }), NOW).faults).toEqual({ number: 'fault.declined' });
    expect(readCard(new URLSearchParams(SAMPLE_CARD as never), NOW).faults).toEqual({});
  });
});

describe('html', () => {
  it('escapes texts and puts HTML in as it is', () => {
    expect(html`<p>${'<b>"\'&'}</p>${html`<i></i>`}${null}`.html).toBe('<p>&lt;b&gt;&quot;&#39;&amp;</p><i></i>');
  });
});

describe('catalogues', () => {
  const placeholdersOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

  it.each([
    ['Telugu', telugu],
    ['simplified Chinese', simplifiedChinese],
    ['Arabic', arabic],
  ])('have the same keys and placeholders in %s, and promise nothing that does not exist', (_, translated) => {
    expect(Object.keys(translated).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [key, text] of Object.entries(english)) {
      expect(placeholdersOf(translated[key as keyof typeof translated]), key).toEqual(placeholdersOf(text));
      expect(text, key).not.toMatch(unkeptPromises);
    }
  });
});
