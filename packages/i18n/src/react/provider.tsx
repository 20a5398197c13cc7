import { createContext, use, useEffect } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { TextRuntime } from '../runtime.ts';

const TextContext = createContext<TextRuntime | undefined>(undefined);

interface TextProviderProps {
  /** Catalogues and language of the site, as `createText` made them. */
  readonly text: TextRuntime;
  /** The site. */
  readonly children: ReactNode;
}

/** Gives the texts of a site to everything below, and follows language changes made in other tabs. */
export function TextProvider({ text, children }: TextProviderProps): ReactElement {
  useEffect(() => text.followTabs(), [text]);
  return <TextContext value={text}>{children}</TextContext>;
}

/** The texts of the site. Throws outside a `TextProvider`. */
export function useTextRuntime(): TextRuntime {
  const runtime = use(TextContext);
  if (!runtime) throw new Error('No TextProvider above: wrap the application in <TextProvider text={createText(…)}>.');
  return runtime;
}
