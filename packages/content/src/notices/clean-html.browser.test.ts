import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import type { HeadingLevel } from './clean-html.ts';

function parsed(html: string, first: HeadingLevel = 2): HTMLElement {
  const place = document.createElement('div');
  place.append(cleanHtml(html, first));
  return place;
}

describe('cleanHtml', () => {
  it('keeps the markup of a text', () => {
    const html = '<h2>Heading</h2><p>Some <strong>bold</strong> words, <a href="/promotions">a link</a></p><ul><li>One</li></ul>';
    expect(parsed(html).innerHTML).toBe(html);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src="x" onerror="alert(1)">',
    '<svg onload="alert(1)"></svg>',
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><input name="password"></form>',
    '<p style="position:fixed;inset:0">over everything</p>',
    '<style>body { display: none }</style>',
    '<object data="https://evil.example"></object>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  ])('removes what could run or cover the page: %s', (html) => {
    const place = parsed(`<p>before</p>${html}<p>after</p>`);
    const all = [...place.querySelectorAll('*')];
    expect(all.filter((element) => !['P', 'IMG', 'TABLE', 'TBODY', 'TR', 'TD'].includes(element.tagName))).toEqual([]);
    expect(all.flatMap((element) => element.getAttributeNames()).filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
    expect(place.textContent).not.toContain('alert');
  });

  it.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', '//evil.example/x', 'http://plain.example/', 'vbscript:x'])('removes links to %s', (href) => {
    const link = parsed(`<a href="${href}">go</a>`).querySelector('a');
    expect(link?.hasAttribute('href')).toBe(false);
  });

  it.each(['https://safe.example/', '/promotions#p-1', '#terms', 'mailto:help@test.example'])('keeps a link to %s', (href) => {
    expect(parsed(`<a href="${href}">go</a>`).querySelector('a')?.getAttribute('href')).toBe(href);
  });

  it.each([
    ['<h1>a</h1><h3>b</h3><h3>c</h3><h1>d</h1>', 3, 'h3 h4 h4 h3'],
    ['<h4>a</h4><h4>b</h4>', 2, 'h2 h2'],
    ['<h4>a</h4><h2>b</h2><h6>c</h6>', 3, 'h3 h3 h4'],
    ['<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4>', 4, 'h4 h5 h6 h6'],
  ] as const)('lowers the headings of %s below those of the page', (html, first, levels) => {
    const place = parsed(html, first);
    expect([...place.children].map(({ tagName }) => tagName.toLowerCase()).join(' ')).toBe(levels);
    expect(place.textContent).toBe(html.replaceAll(/<[^>]*>/g, ''));
  });
});
