import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { brandModules } from '../src/brand-modules.ts';
import { componentDocs } from '../src/docgen/plugin.ts';
import { watchRules } from '../src/docs/watch-rules.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx', '../../../packages/*/src/**/*.stories.tsx'],
  // What runs the tests has nothing to run in a build.
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', ...(process.env['NODE_ENV'] === 'production' ? [] : ['@storybook/addon-vitest'])],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, backgrounds: false },
  // Its libraries do not know TypeScript 7, nor which of a component's properties are its own; see src/docgen.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => mergeConfig(vite, { plugins: [brandModules(), componentDocs(), watchRules(join(import.meta.dirname, '../../..'))], resolve: { dedupe: ['react', 'react-dom'] } }),
};

export default config;
