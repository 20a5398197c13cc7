import { act, configure, render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { makeParts, TestApp } from './test-app.tsx';
import type { AppOptions, TestParts } from './test-app.tsx';

// A busy machine takes longer than the usual second to serve a lazy part for the first time.
configure({ asyncUtilTimeout: 5000 });

/** What `renderApp` gives: Testing Library's queries and the parts of the application. */
export interface RenderedApp extends RenderResult, TestParts {}

/**
 * Renders an element inside everything the portal puts around it, in a browser test:
 * `const { findByText } = await renderApp(<Hall />, { session: 'member', answers: { gameList: () => … } })`.
 */
export async function renderApp(ui: ReactElement, options: AppOptions = {}): Promise<RenderedApp> {
  const parts = await makeParts(options);
  // Within an asynchronous `act`: after a synchronous one React does not continue a transition that began in an effect and
  // was suspended.
  return act(async () => {
    const result = render(
      <TestApp parts={parts} options={options}>
        {ui}
      </TestApp>,
    );
    return { ...result, ...parts };
  });
}
