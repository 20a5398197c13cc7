import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { TestProjectConfiguration } from 'vitest/config';
import type { Theme } from '@livery/brand-kit';
import { chromiumLaunch } from '@livery/test-config';

const brandsFolder = new URL('../../brands/', import.meta.url);
const here = fileURLToPath(new URL('.', import.meta.url));

interface Setting {
  readonly brand: string;
  readonly scheme: string;
  readonly language: string;
}

function project(name: string, setting: Setting): TestProjectConfiguration {
  return {
    root: here,
    plugins: [storybookTest({ configDir: `${here}.storybook`, initialGlobals: { ...setting, direction: 'auto', motion: 'still' } })],
    optimizeDeps: { include: ['react/jsx-dev-runtime', 'styled-components', '@livery/ui-kit > react-aria-components'] },
    test: {
      name,
      testTimeout: 20_000,
      // One page for all stories of a project: a story brings its own surroundings, and loading them anew for each file takes longer than the tests.
      isolate: false,
      browser: {
        enabled: true,
        headless: true,
        // Projects take turns on a small machine, and the browser of the last one waits for all before it.
        connectTimeout: 300_000,
        provider: playwright({ launchOptions: chromiumLaunch(), actionTimeout: 5_000 }),
        viewport: { width: 1280, height: 800 },
        screenshotFailures: false,
        instances: [{ browser: 'chromium' }],
      },
    },
  };
}

async function themeOf(brand: string): Promise<Theme> {
  const module = (await import(pathToFileURL(fileURLToPath(new URL(`${brand}/theme.ts`, brandsFolder))).href)) as { default: Theme };
  return module.default;
}

async function projectsOf(brand: string): Promise<TestProjectConfiguration[]> {
  const { schemes } = await themeOf(brand);
  return schemes.map((scheme) => project(`storybook-${brand}-${scheme}`, { brand, scheme, language: 'EN' }));
}

const brandNames = existsSync(brandsFolder)
  ? readdirSync(brandsFolder).filter((name) => existsSync(new URL(`${name}/theme.ts`, brandsFolder)))
  : [];

/**
 * The stories as tests: in every brand and each of its schemes, and once in the pseudo-language that runs from
 * right to left.
 */
export const projects: TestProjectConfiguration[] = [
  ...(await Promise.all(brandNames.map(projectsOf))).flat(),
  ...brandNames.slice(0, 1).map((brand) => project('storybook-rtl', { brand, scheme: 'default', language: 'XB' })),
];
