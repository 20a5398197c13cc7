import { describe, expect, it } from 'vitest';
import { pruneStyles } from './prune-styles.ts';

const page = { attributes: ' dir="ltr" data-header="floating"', html: '<div class="bar"><h1>Title</h1></div>', tag: 'te' };
const pruned = async (css: string, over: Partial<typeof page> = {}): Promise<string> => pruneStyles({ ...page, ...over, css });

describe('pruneStyles', () => {
  it('keeps the rules of existing elements, in media queries too', async () => {
    expect(await pruned('.bar{color:red;}.foot{color:blue;}@media (width >= 48rem){.bar{color:green;}.foot{color:blue;}}')).toBe('.bar{color:red;}@media (width >= 48rem){.bar{color:green;}}');
  });

  it("keeps the rules that the page's attributes select", async () => {
    expect(await pruned("[data-header='floating'] .bar{color:red;}[data-header='solid'] .bar{color:blue;}")).toBe("[data-header='floating'] .bar{color:red;}");
  });

  it.each([
    ['te', 'h1:not(.a){line-height:1.45;}'],
    ['te-IN', 'h1:not(.a){line-height:1.45;}'],
    ['en', ''],
  ])("keeps only the rules of the page's language: %s", async (tag, kept) => {
    expect(await pruned('h1:is(:lang(te), :lang(si)){line-height:1.45;}', { tag })).toBe(kept);
  });

  it('leaves out rules for states that cannot occur before the page is interactive', async () => {
    expect(await pruned('.bar{color:red;transition:color 1s ease;cursor:pointer;}.bar:hover{color:blue;}@media (prefers-reduced-motion: reduce){.bar{color:blue;}}')).toBe('.bar{color:red;}');
  });

  it('tells pages apart by what a selector looks at, whatever was pruned before', async () => {
    const css = '[data-size="lg"]{color:red;}.bar>[hidden]{color:blue;}';
    const kept = async (html: string): Promise<string> => pruned(css, { html });
    expect(await kept('<div class="bar"><b data-size="md" title="a">One</b></div>')).toBe('');
    expect(await kept('<div class="bar"><b data-size="md" title="b">Two</b></div>')).toBe('');
    expect(await kept('<div class="bar"><b data-size="lg" title="a">One</b></div>')).toBe('[data-size="lg"]{color:red;}');
    expect(await kept('<div class="bar"><b data-size="md" hidden title="a">One</b></div>')).toBe('.bar>[hidden]{color:blue;}');
  });

  it('tells pages apart by the attributes of the root, and not by those that no rule names', async () => {
    const css = "[data-header='floating'] .bar{color:red;}[data-header='solid'] .bar{color:blue;}";
    const kept = async (header: string, brand: string): Promise<string> => pruned(css, { attributes: ` data-brand="${brand}" data-header="${header}"` });
    expect(await Promise.all([kept('floating', 'reef'), kept('solid', 'reef'), kept('floating', 'harbour')])).toEqual([
      "[data-header='floating'] .bar{color:red;}",
      "[data-header='solid'] .bar{color:blue;}",
      "[data-header='floating'] .bar{color:red;}",
    ]);
  });

  it('keeps the other selectors of a rule, and a declaration whose name ends like one that is left out', async () => {
    expect(await pruned('.bar,.bar:hover{color:red;}')).toBe('.bar{color:red;}');
    expect(await pruned('.bar{overscroll-behavior:contain;text-decoration:none;}')).toBe('.bar{text-decoration:none;}');
  });
});
