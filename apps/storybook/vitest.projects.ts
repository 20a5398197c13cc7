import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import type { BrowserInstanceOption } from 'vitest/node';
import type { Theme } from '@livery/brand-kit';
import { chromiumLaunch, everything } from '@livery/test-config';
import type { CheckedLooks } from './src/check-looks.ts';
import type { Look } from './src/look-of.ts';
import { validBrands } from './src/valid-brands.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

interface Setting extends Look {
  readonly checked: CheckedLooks;
  readonly language: string;
}

function instance(name: string, setting: Setting): BrowserInstanceOption {
  return { browser: 'chromium', name, env: { LIVERY_GLOBALS: JSON.stringify({ ...setting, direction: 'auto', motion: 'still' }) } };
}

/** Looks of a brand: its default scheme; all schemes with `--all`. */
function looksOf(brand: string, { schemes }: Theme): Look[] {
  return (everything() ? schemes : schemes.slice(0, 1)).map((scheme) => ({ brand, scheme }));
}

const { valid } = await validBrands();

const looks = valid.flatMap(({ source }) => looksOf(source.id, source.theme as Theme));
const [first = { brand: 'none', scheme: 'default' }] = looks;
const firstAlone: CheckedLooks = { looks: [first], each: 'all' };

const instances = [
  instance('storybook-brands', { ...first, checked: { looks, each: everything() ? 'all' : 'one' }, language: 'EN' }),
  ...(everything()
    ? [
        instance('storybook-rtl', { ...first, checked: { looks, each: 'all' }, language: 'XB' }),
        {
          ...instance('storybook-forced-colors', { ...first, checked: firstAlone, language: 'EN' }),
          provider: playwright({ launchOptions: chromiumLaunch(), actionTimeout: 5_000, contextOptions: { forcedColors: 'active' } }),
        },
      ]
    : []),
];

/**
 * Stories as tests, each rendered once and checked in one of the brands; with `--all` in every brand and scheme, all of that once more in the
 * right-to-left pseudo-language, and once more in forced colours. They share one server, so that each module is transformed once.
 */
export const projects: TestProjectConfiguration[] = [
  {
    root: here,
    plugins: [storybookTest({ configDir: `${here}.storybook` })],
    optimizeDeps: { include: ['react/jsx-dev-runtime', 'styled-components', '@livery/ui-kit > react-aria-components', '@livery/ui-kit > @tanstack/react-virtual'] },
    test: {
      name: 'storybook',
      setupFiles: [fileURLToPath(new URL('../../packages/testing/src/setup/without-diagnostics.ts', import.meta.url))],
      // With `--all` a story is checked in every look within one test, beside other stages.
      testTimeout: everything() ? 60_000 : 20_000,
      // One page for all stories of a setting: stories bring their own context, and reloading per file takes longer than the tests.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        // Settings run in turn on a small machine, so the last browser waits for all others.
        connectTimeout: 300_000,
        provider: playwright({ launchOptions: chromiumLaunch(), actionTimeout: 5_000 }),
        viewport: { width: 1280, height: 800 },
        screenshotFailures: false,
        instances,
      },
    },
  },
];
