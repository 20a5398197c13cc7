import { describe, expect, it } from 'vitest';
import { mailHtml } from './mail-html.ts';

describe('mailHtml', () => {
  it('lays out an Arabic mail from right to left, its code in its own order where the other lines begin', () => {
    const html = mailHtml('Saffron', 'مرحبًا\n\naB3-x!\n\nإلى اللقاء', 'AR');
    expect(html).toMatch(/<html lang="ar" dir="rtl">/);
    // Mail programs drop the elements around the content.
    expect(html).toMatch(/<div lang="ar" dir="rtl" /);
    expect(html).toContain('<p dir="rtl" style="margin:0 0 1em">مرحبًا</p>');
    expect(html).toContain('<p dir="rtl" style="margin:0 0 1em"><span dir="ltr">aB3-x!</span></p>');
    expect(html).toContain('<span dir="auto">Saffron</span>');
  });

  it.each([['EN', 'en'], ['TY', 'te'], ['CN', 'zh-Hans']] as const)('states the language of a mail in %s', (language, tag) => {
    expect(mailHtml('North', 'x\n\n123', language)).toContain(`<html lang="${tag}" dir="ltr">`);
  });

  it('leaves the direction of a mail without a language to each paragraph', () => {
    const html = mailHtml('North', 'Hello <Ann>\nsecond');
    expect(html).toContain('<p dir="auto" style="margin:0 0 1em">Hello &lt;Ann&gt;<br>second</p>');
    expect(html).not.toMatch(/lang=/);
  });
});
