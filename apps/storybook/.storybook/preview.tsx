import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { checkLooks } from '../src/check-looks.ts';
import { initialGlobals, toolbarTypes } from '../src/toolbar.ts';
import { withLivery } from '../src/with-livery.tsx';

// Animations take longer on a busy machine.
configure({ asyncUtilTimeout: 5000 });

/** Globals set by vitest.projects.ts in a test run; empty in the workbench. */
function globalsOfTest(): Record<string, unknown> {
  const chosen: unknown = import.meta.env['LIVERY_GLOBALS'];
  return typeof chosen === 'string' ? (JSON.parse(chosen) as Record<string, unknown>) : {};
}

const testGlobals = globalsOfTest();

const preview: Preview = {
  decorators: [withLivery],
  globalTypes: toolbarTypes,
  initialGlobals: { ...initialGlobals, ...testGlobals },
  afterEach: checkLooks,
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    a11y: {
      // In tests, checkLooks takes the place of Storybook's own check.
      disable: 'checked' in testGlobals,
      test: 'error',
      options: {
        // The page's light is drawn by a pseudo-element behind all text; without this no text's contrast would be known.
        checks: { 'color-contrast': { options: { ignorePseudo: true } } },
        // The nodes of rules that passed are many, and slow to collect and to report.
        resultTypes: ['violations'],
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      // A story shows a part of a page: landmarks and the level-1 heading belong to pages.
      config: { rules: ['region', 'page-has-heading-one', 'landmark-one-main'].map((id) => ({ id, enabled: false })) },
    },
    options: { storySort: { order: ['Foundation', 'Actions', 'Fields', 'Overlays', 'Navigation', 'Data', 'Media', 'Status', 'Layout'] } },
  },
};

export default preview;
