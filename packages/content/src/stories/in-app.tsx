import { StoryApp } from '@livery/testing';
import type { AppOptions } from '@livery/testing';
import type { Decorator } from '@storybook/react-vite';

/** Puts a story into the application, as its parameter `app` describes it, in the language of the toolbar. */
export const inApp: Decorator = (Story, { id, globals, parameters }) => (
  <StoryApp key={id} {...(parameters['app'] as AppOptions | undefined)} language={globals['language'] as NonNullable<AppOptions['language']>}>
    <Story />
  </StoryApp>
);

/** An answer that never comes. */
export const never = (): Promise<never> => new Promise(() => {});

/** An overlay that is open and stays so. */
export const opened = { isOpen: true, onOpenChange: () => {}, onClosed: () => {} };
