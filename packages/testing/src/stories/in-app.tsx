import type { ComponentType, ReactElement } from 'react';
import { StoryApp } from '../app/story-app.tsx';
import type { AppOptions } from '../app/test-app.tsx';

/** What Storybook gives a decorator, as far as ours needs it. */
interface StoryContext {
  readonly id: string;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Puts a story into the application, as its parameter `app` describes it, in the language of the toolbar. */
export function inApp(Story: ComponentType, { id, globals, parameters }: StoryContext): ReactElement {
  return (
    <StoryApp key={id} {...(parameters['app'] as AppOptions | undefined)} language={globals['language'] as NonNullable<AppOptions['language']>}>
      <Story />
    </StoryApp>
  );
}

/** An answer that never comes. */
export const never = (): Promise<never> => new Promise(() => {});

/** An overlay that is open and stays so. */
export const opened = { isOpen: true, onOpenChange: () => {}, onClosed: () => {} };
