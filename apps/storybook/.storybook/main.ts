import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { brandModules } from '../src/brand-modules.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // No docgen library supports TypeScript 7 yet.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => mergeConfig(vite, { plugins: [brandModules()], resolve: { dedupe: ['react', 'react-dom'] } }),
};

export default config;
