import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { accessibility } from '../src/accessibility.ts';
import { checkLooksBy } from '../src/check-looks.ts';
import { withComponentDocs } from '../src/docgen/arg-types.ts';
import { DocsFrame, StoriesPage } from '../src/docs/later.tsx';
import { lookOf } from '../src/look-of.ts';
import { initialGlobals, toolbarTypes } from '../src/toolbar.ts';
import { withLivery } from '../src/with-livery.tsx';

// Animations take longer on a busy machine, and so does the first story that shows a page: its parts are transformed while it waits.
configure({ asyncUtilTimeout: 10_000 });

/** Globals set by vitest.projects.ts in a test run; empty in the workbench. */
function globalsOfTest(): Record<string, unknown> {
  const chosen: unknown = import.meta.env['LIVERY_GLOBALS'];
  return typeof chosen === 'string' ? (JSON.parse(chosen) as Record<string, unknown>) : {};
}

const testGlobals = globalsOfTest();

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withLivery],
  argTypesEnhancers: [withComponentDocs],
  globalTypes: toolbarTypes,
  initialGlobals: { ...initialGlobals, ...testGlobals },
  afterEach: checkLooksBy(lookOf),
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: DocsFrame, page: StoriesPage },
    // In tests, checkLooksBy takes the place of Storybook's own check.
    a11y: { ...accessibility, disable: 'checked' in testGlobals },
    options: {
      storySort: {
        order: ['Start here', 'Foundations', ['Colour', 'Type', 'Measures', 'Icons', 'Artwork', 'Looks'], 'Actions', 'Fields', 'Date', 'Overlays', 'Navigation', 'Data', 'Table', 'Charts', 'Progress', 'Media', 'Chat', 'Status', 'Layout', 'Surroundings', 'Forms', 'Site', 'Account', 'Games', 'Content', 'Centres', 'Pages', 'Journeys', 'Also called'],
      },
    },
  },
};

export default preview;
