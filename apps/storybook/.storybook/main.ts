import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { brandFonts } from '../src/brand-fonts.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // No docgen library supports TypeScript 7 yet.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => mergeConfig(vite, { plugins: [brandFonts()], resolve: { dedupe: ['react', 'react-dom'] } }),
};

export default config;
