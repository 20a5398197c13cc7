import { afterAll, describe, expect, test } from 'vitest';
import { lint } from './test-support/oxlint.ts';
import { manifest, writeTree } from './test-support/write-tree.ts';

/** Files with exactly one fault each, the rule that reports it, and a part of its message. */
const wrong: Record<string, { source: string; rule: string; says: string }> = {
  'packages/rewards/src/leaves.ts': {
    source: "export { a } from '../../account/src/index.ts';",
    rule: 'livery(boundaries)',
    says: 'leaves packages/rewards',
  },
  'packages/rewards/src/deep.ts': {
    source: "export { a } from '@livery/ui-kit/src/button.ts';",
    rule: 'livery(boundaries)',
    says: 'by its entry alone',
  },
  'packages/rewards/src/sibling.ts': {
    source: "export { a } from '@livery/account';",
    rule: 'livery(boundaries)',
    says: 'features never import each other',
  },
  'packages/rewards/src/lazy.ts': {
    source: "export const page = () => import('@livery/account');",
    rule: 'livery(boundaries)',
    says: 'features never import each other',
  },
  'packages/fresh/src/any.ts': {
    source: "export { a } from '@livery/ui-kit';",
    rule: 'livery(boundaries)',
    says: 'fresh is not listed',
  },
  'packages/rewards/src/brand.ts': {
    source: "import brand from 'virtual:brand';\nexport const id = brand;",
    rule: 'livery(boundaries)',
    says: 'bootstrap of the portal alone',
  },
  'packages/rewards/src/library.ts': {
    source: "export { a } from 'left-pad';",
    rule: 'livery(boundaries)',
    says: 'left-pad is not in the dependencies',
  },
  'packages/ui-kit/src/share.ts': {
    source: 'export const share = (locale: string) => new Intl.NumberFormat(locale, { style: "percent" }).format(0.5);',
    rule: 'livery(explicit-locale)',
    says: 'Intl.NumberFormat is not given an explicit locale',
  },
  'packages/ui-kit/src/count.ts': {
    source: 'export const count = (value: number, ui: { locale: string }) => value.toLocaleString(ui.locale);',
    rule: 'livery(explicit-locale)',
    says: 'toLocaleString is not given an explicit locale',
  },
  'packages/rewards/src/server.ts': {
    source: "export { readFileSync } from 'node:fs';",
    rule: 'livery(boundaries)',
    says: "Node's own",
  },
  'packages/rewards/src/uses-test.ts': {
    source: "export { a } from './test-support/helper.ts';",
    rule: 'livery(boundaries)',
    says: 'belongs to tests',
  },
  'brands/sunny/brand.config.ts': {
    source: "export { a } from '@livery/ui-kit';",
    rule: 'livery(boundaries)',
    says: 'brands may not import ui-kit',
  },
  'brands/sunny/theme/theme.ts': {
    source: "export { readFileSync } from 'node:fs';",
    rule: 'livery(boundaries)',
    says: 'it imports brand-kit alone, not node:fs',
  },
  'packages/rewards/src/floor-static.ts': {
    source: 'export const first = (a: AbortSignal, b: AbortSignal) => AbortSignal.any([a, b]);',
    rule: 'livery(browser-floor)',
    says: 'AbortSignal.any is missing in Safari',
  },
  'packages/rewards/src/floor-builtin.ts': {
    source: 'export const byLength = (words: string[]) => Map.groupBy(words, (word) => word.length);',
    rule: 'livery(browser-floor)',
    says: 'Map.groupBy is missing in',
  },
  'packages/rewards/src/floor-document.ts': {
    source: 'export const change = (draw: () => void) => document.startViewTransition(draw);',
    rule: 'livery(browser-floor)',
    says: 'document.startViewTransition is missing in',
  },
  'packages/rewards/src/floor-css-property.ts': {
    source: "import { styled } from 'styled-components';\nexport const A = styled.p`\n  user-select: none;\n`;",
    rule: 'livery(browser-floor-css)',
    says: 'user-select is missing in',
  },
  'packages/rewards/src/floor-css-function.ts': {
    source: "import { css } from 'styled-components';\nexport const a = (token: string) => css`color: oklch(from ${token} l c h);`;",
    rule: 'livery(browser-floor-css)',
    says: 'oklch(from …) is missing in',
  },
  'packages/rewards/src/floor-css-selector.ts': {
    source: "import { css } from 'styled-components';\nexport const a = css`\n  & > details::details-content { opacity: 0; }\n`;",
    rule: 'livery(browser-floor-css)',
    says: '::details-content is missing in',
  },
  'packages/rewards/src/floor-css-at-rule.ts': {
    source: "import { createGlobalStyle } from 'styled-components';\nexport const A = createGlobalStyle`\n  @scope (nav) { a { opacity: 0; } }\n`;",
    rule: 'livery(browser-floor-css)',
    says: '@scope is missing in',
  },
  'packages/rewards/src/floor-css-keyframes.ts': {
    source: "import { keyframes } from 'styled-components';\nexport const a = keyframes`to { animation-composition: add; interpolate-size: allow-keywords; }`;",
    rule: 'livery(browser-floor-css)',
    says: 'interpolate-size is missing in',
  },
  'packages/rewards/src/floor-css-inline.tsx': {
    source: "export const A = () => <p style={{ userSelect: 'none' }} />;",
    rule: 'livery(browser-floor-css)',
    says: 'user-select is missing in',
  },
  'packages/rewards/src/floor-css-unread.ts': {
    source: "import { css } from 'styled-components';\nconst a = css`color: inherit;`;\nexport const b = css`\n  p { ${a} opacity: 1; }\n`;",
    rule: 'livery(browser-floor-css)',
    says: 'does not parse',
  },
  'packages/rewards/src/floor-css-sheet.ts': {
    source: "const STYLE = 'body{margin:0}' + `p{user-select:none}`;\nexport const page = () => STYLE;",
    rule: 'livery(browser-floor-css)',
    says: 'user-select is missing in',
  },
  'packages/rewards/src/floor-global.ts': {
    source: 'export const watcher = () => new CloseWatcher();',
    rule: 'livery(browser-floor)',
    says: 'CloseWatcher is missing in',
  },
  'packages/rewards/src/badName.ts': { source: 'export {};', rule: 'livery(file-name)', says: 'kebab-case' },
  'packages/rewards/src/child.tsx': {
    source: 'export const A = () => <p>Hello there</p>;',
    rule: 'livery(no-literal-text)',
    says: '"Hello there"',
  },
  'packages/rewards/src/expression.tsx': {
    source: "export const A = () => <p>{'Hello there'}</p>;",
    rule: 'livery(no-literal-text)',
    says: '"Hello there"',
  },
  'packages/rewards/src/attribute.tsx': {
    source: 'export const A = () => <input aria-label="Your name" />;',
    rule: 'livery(no-literal-text)',
    says: '"Your name"',
  },
  'packages/rewards/src/css-hex.ts': {
    source: "import { styled } from 'styled-components';\nexport const A = styled.p`color: #ff0044;`;",
    rule: 'livery(no-literal-colour)',
    says: '#ff0044',
  },
  'packages/rewards/src/css-function.ts': {
    source: "import { css } from 'styled-components';\nexport const a = css`border: 1px solid oklch(0.7 0.1 200);`;",
    rule: 'livery(no-literal-colour)',
    says: 'oklch(0.7 0.1 200)',
  },
  'packages/rewards/src/css-name.ts': {
    source: "import { styled } from 'styled-components';\nexport const A = styled('p').attrs({})`background: tomato;`;",
    rule: 'livery(no-literal-colour)',
    says: 'tomato',
  },
  'packages/rewards/src/string-hex.ts': {
    source: "export const accent = '#ff0044';",
    rule: 'livery(no-literal-colour)',
    says: '#ff0044',
  },
  'packages/rewards/src/inline-colour.tsx': {
    source: "export const A = () => <p style={{ color: 'tomato' }} />;",
    rule: 'livery(no-literal-colour)',
    says: 'tomato',
  },
  'packages/rewards/src/svg-fill.tsx': {
    source: 'export const A = () => <path fill="white" />;',
    rule: 'livery(no-literal-colour)',
    says: 'white',
  },
  'packages/rewards/src/css-left.ts': {
    source: "import { styled } from 'styled-components';\nexport const A = styled.p`margin-left: 4px;`;",
    rule: 'livery(logical-css)',
    says: 'margin-left',
  },
  'packages/rewards/src/inline-left.tsx': {
    source: 'export const A = () => <p style={{ paddingRight: 4 }} />;',
    rule: 'livery(logical-css)',
    says: 'paddingRight',
  },
  'packages/rewards/src/path-string.ts': { source: "export const hall = '/rng';", rule: 'livery(no-path-literal)', says: '/rng is a path' },
  'packages/rewards/src/path-nested.ts': { source: "export const page = '/member/securityCenter';", rule: 'livery(no-path-literal)', says: '/member/securityCenter is a path' },
  'packages/rewards/src/path-template.ts': {
    source: 'export const tab = (code: string) => `/rng?page=${code}`;',
    rule: 'livery(no-path-literal)',
    says: '/rng is a path',
  },
  'packages/rewards/src/path-attribute.tsx': {
    source: 'export const A = () => <a href="/help#terms">.</a>;',
    rule: 'livery(no-path-literal)',
    says: '/help is a path',
  },
  'packages/rewards/src/path-home.ts': {
    source: "export const leave = (navigate: (to: string) => void) => navigate('/');",
    rule: 'livery(no-path-literal)',
    says: '/ is a path',
  },
  'packages/rewards/src/long.ts': {
    source: `export {};\n${'// line\n'.repeat(400)}`,
    rule: 'eslint(max-lines)',
    says: 'too many lines',
  },
  'packages/rewards/src/any.ts': {
    source: 'export const a: any = 1;',
    rule: 'typescript(no-explicit-any)',
    says: 'any',
  },
  'packages/rewards/src/ignored.ts': {
    source: '// @ts-ignore\nexport const a: number = 1;',
    rule: 'typescript(ban-ts-comment)',
    says: 'ts-ignore',
  },
  'packages/rewards/src/type-import.ts': {
    source: "import { A } from './right.tsx';\nexport const a = (b: A): A => b;",
    rule: 'typescript(consistent-type-imports)',
    says: 'type',
  },
  'packages/rewards/src/floating.ts': {
    source: 'export function a(): void {\n  Promise.resolve(1);\n}',
    rule: 'typescript(no-floating-promises)',
    says: 'Promises must be',
  },
  'packages/rewards/src/misused.ts': {
    source: "export const a = (promise: Promise<number>): string => (promise ? 'yes' : 'no');",
    rule: 'typescript(no-misused-promises)',
    says: 'Promise',
  },
  'packages/rewards/src/asserted.ts': {
    source: 'export const a = (b: string | undefined): string => b!;',
    rule: 'typescript(no-non-null-assertion)',
    says: 'non-null',
  },
  'packages/rewards/src/cycle-one.ts': {
    source: "import type { Two } from './cycle-two.ts';\nexport interface One { two?: Two }",
    rule: 'import(no-cycle)',
    says: 'cycle',
  },
  'packages/rewards/src/cycle-two.ts': {
    source: "import type { One } from './cycle-one.ts';\nexport interface Two { one?: One }",
    rule: 'import(no-cycle)',
    says: 'cycle',
  },
  'packages/rewards/src/dependencies.tsx': {
    source: "import { useEffect } from 'react';\nexport function A(p: { say: (word: string) => void; word: string }) {\n  const { say, word } = p;\n  useEffect(() => say(word), [say]);\n  return null;\n}",
    rule: 'react-hooks(exhaustive-deps)',
    says: 'word',
  },
  'packages/rewards/src/unused-directive.ts': {
    source: '// Once there was one.\n// oxlint-disable-next-line typescript/no-explicit-any\nexport const a: number = 1;',
    rule: '',
    says: 'Unused oxlint-disable directive',
  },
  'packages/rewards/src/switch.ts': {
    source: "export function a(b: 'x' | 'y'): void {\n  switch (b) {\n    case 'x':\n      break;\n  }\n}",
    rule: 'typescript(switch-exhaustiveness-check)',
    says: 'y',
  },
  'packages/rewards/src/hooks.tsx': {
    source: "import { useState } from 'react';\nexport function A(p: { b: boolean }) {\n  if (p.b) useState(1);\n  return null;\n}",
    rule: 'react-hooks(rules-of-hooks)',
    says: 'conditionally',
  },
  'packages/rewards/src/without-extension.ts': {
    source: "export { box } from './geometry';",
    rule: 'import(extensions)',
    says: 'extension',
  },
  'packages/rewards/src/default.ts': {
    source: 'export default 1;',
    rule: 'import(no-default-export)',
    says: 'named export',
  },
  'packages/rewards/src/skipped.test.ts': {
    source: "import { expect, test } from 'vitest';\ntest.skip('a', () => {\n  expect(1).toBe(1);\n});",
    rule: 'vitest(no-disabled-tests)',
    says: 'isabled',
  },
  'packages/rewards/src/only.test.ts': {
    source: "import { expect, test } from 'vitest';\ntest.only('a', () => {\n  expect(1).toBe(1);\n});",
    rule: 'vitest(no-focused-tests)',
    says: 'ocused',
  },
  'packages/rewards/src/empty.test.ts': {
    source: "import { test } from 'vitest';\ntest('a', () => {});",
    rule: 'vitest(expect-expect)',
    says: 'assertion',
  },
};

/** Files without faults. */
const right: Record<string, string> = {
  'packages/rewards/src/right.tsx': `import { styled } from 'styled-components';
    export type A = string;
    export const Box = styled.p\`
      color: var(--color-text);
      background: color-mix(in oklab, var(--color-a) 40%, transparent);
      outline-color: Highlight;
      @supports (color: oklch(from var(--color-a) l c h)) { fill: oklch(from var(--color-a) l c h / 0.5); }
      margin-inline-start: 4px;
      white-space: nowrap;
    \`;
    export const View = (p: { label: string }) => <Box aria-label={p.label} data-tone="white">{p.label} · 12</Box>;`,
  // What every supported browser has, what stands beside what they have, what is asked for, mixins and what is filled in.
  'packages/rewards/src/floor-css.ts': `import { css, keyframes, styled } from 'styled-components';
    const appear = keyframes\`from { opacity: 0; }\`;
    const base = css\`-webkit-user-select: none; user-select: none;\`;
    export const a = (side: string, Other: string, wide: string) => styled.p\`
      \${base}
      \${base};
      animation: \${appear} 1s;
      margin-\${side}-start: 0;
      \${Other}:hover & > \${Other} { \${base} }
      @media \${wide} { inline-size: calc(1px * \${side}); }
      @supports (mask-composite: exclude) { &:has(b) { mask-composite: exclude; } }
    \`;`,
  // What every supported browser has, what the code asks for first, and names of its own.
  'packages/rewards/src/floor.ts': `const fetched = new Map<string, AbortSignal>();
    export const limited = (ms: number) => fetched.set('a', AbortSignal.timeout(ms));
    export const change = (draw: () => void) => (document.startViewTransition ? undefined : draw());
    export const guarded = (draw: () => void) => document.startViewTransition?.(draw);
    export const idle = (then: () => void) => typeof requestIdleCallback === 'function' && window.setTimeout(then);
    export function grouped(Map: { groupBy: (words: string[]) => string }) { return Map.groupBy([]); }`,
  'packages/rewards/src/floor.test.ts': "import { expect, test } from 'vitest';\ntest('a', () => { expect(Map.groupBy([1], String).size).toBe(1); });",
  'packages/ui-kit/src/explicit.ts': `import { explicitLocale } from './explicit-locale.ts';
    export const share = (tag: string) => new Intl.NumberFormat(explicitLocale(tag)).format(0.5);
    export function day(tag: string, at: Date) { const locale = explicitLocale(tag); return new Intl.ListFormat(tag).format([at.toLocaleDateString(locale), at.toLocaleDateString('en')]); }`,
  'packages/ui-kit/src/explicit-locale.ts': 'export const explicitLocale = (tag: string): string => new Intl.Locale(tag, { numberingSystem: "latn" }).toString();',
  // A property `left` outside a style is allowed.
  'packages/rewards/src/geometry.ts': 'export const box = { left: 1, marginLeft: 2 };',
  'packages/rewards/src/right.stories.tsx': `import { a } from '@livery/testing';
    import { View } from './right.tsx';
    export const Filled = { render: () => <View label="Shown in the workbench" />, args: { a } };`,
  // Part of a longer path, a separator, and the address a test states.
  'packages/rewards/src/paths.ts': "export const call = '/rng/v1/list';\nexport const parts = (text: string) => text.split('/');",
  'packages/rewards/src/paths.test.ts': "import { expect, test } from 'vitest';\ntest('a', () => { expect(location.pathname).toBe('/rng'); });",
  'packages/navigation/src/routes/route-table.ts': "export const table = { home: ['/'], rng: ['/rng'], help: ['/help'], security: ['/member/securityCenter'] };",
  'packages/rewards/src/test-support/helper.ts': 'export const a = 1;',
  'packages/rewards/src/right.test.ts': `import { readFileSync } from 'node:fs';
    import { expect, test } from 'vitest';
    import { a } from './test-support/helper.ts';
    test('reads', () => { expect(readFileSync).toBeTypeOf('function'); expect(a).toBe(1); });`,
  'apps/portal/src/bootstrap/brand.ts': "import brand from 'virtual:brand';\nexport const current = brand;",
  'apps/portal/src/assembly.ts': "export { a } from '@livery/rewards';\nexport { b } from '@livery/account';",
};

const features = { floor: 3, mayImport: ['ui-kit'] };
const tree = writeTree({
  ...Object.fromEntries(Object.entries(wrong).map(([file, fault]) => [file, fault.source])),
  ...right,
  'package.json': { name: 'tree', devDependencies: { vitest: '*' } },
  'tsconfig.json': { compilerOptions: { strict: true, target: 'ES2024', module: 'ESNext', jsx: 'preserve', noEmit: true } },
  'packages/rewards/package.json': manifest('rewards', ['@livery/ui-kit', '@livery/account', 'react', 'styled-components'], ['@livery/testing']),
  'packages/account/package.json': manifest('account'),
  'packages/fresh/package.json': manifest('fresh', ['@livery/ui-kit']),
  'packages/ui-kit/package.json': manifest('ui-kit'),
  'packages/navigation/package.json': manifest('navigation'),
  'packages/testing/package.json': manifest('testing'),
  'apps/portal/package.json': manifest('portal', ['@livery/rewards', '@livery/account']),
  'tooling/boundaries.json': {
    packages: {
      'ui-kit': { floor: 1, mayImport: [] },
      rewards: features,
      account: features,
      portal: { floor: 4, mayImport: ['ui-kit', 'rewards', 'account'] },
      brands: { floor: 'data', mayImport: ['brand-kit'] },
    },
    anywhere: ['testing'],
    testsAndStoriesMayAlsoImport: ['testing'],
    virtualBrand: ['apps/portal/src/bootstrap/'],
  },
});
afterAll(() => tree[Symbol.dispose]());
const findings = lint(tree.root);

describe('lint rules, given faulty code,', () => {
  test.each(Object.entries(wrong))('report: %s', (file, fault) => {
    const found = findings.filter((each) => each.file === file);
    expect(found).toContainEqual({ file, rule: fault.rule, message: expect.stringContaining(fault.says) as string });
  });
});

describe('lint rules, given correct code,', () => {
  test.each(Object.keys(right))('accept: %s', (file) => {
    expect(findings.filter((each) => each.file === file)).toEqual([]);
  });
});
