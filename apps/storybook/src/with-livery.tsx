import { useInsertionEffect, useLayoutEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { isLanguageCode, languageOf } from '@livery/i18n';
import { ShownBrand } from '@livery/testing';
import { GlobalStyle, UiLocaleProvider } from '@livery/ui-kit';
import type { Decorator } from '@storybook/react-vite';
import type { Look as ThemeLook } from '@livery/brand-kit';
import { brands } from './brands.ts';
import { forceState } from './forced-state.ts';
import type { ForcedState } from './forced-state.ts';
import { brandOf, lookOf, lookRulesOf } from './look-of.ts';

/** What the toolbar has chosen. */
export interface Choice {
  readonly brand: string;
  readonly scheme: string;
  readonly language: string;
  readonly direction: string;
  readonly motion: string;
  /** Set in tests, which switch brands in place (`checkLooksBy`). */
  readonly checked?: unknown;
}

const STILL = `*, *::before, *::after {
  animation-duration: 1ms !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
  transition-duration: 0s !important; transition-delay: 0s !important;
}`;

/** Sets brand, scheme, language and direction of the page, as the portal does. */
export function Livery({ choice, look, children }: { readonly choice: Choice; readonly look: Partial<ThemeLook> | undefined; readonly children: ReactNode }) {
  const language = languageOf(isLanguageCode(choice.language) ? choice.language : 'EN');
  const direction = choice.direction === 'ltr' || choice.direction === 'rtl' ? choice.direction : language.direction;

  const { brand } = brandOf(choice.brand);
  // The same object at each render: stories make their surroundings anew for another one.
  const shown = useMemo(() => (look === undefined ? brand : { ...brand, look: { ...brand.look, ...look } }), [brand, look]);

  useInsertionEffect(() => {
    const root = document.documentElement;
    const attributes = { ...lookOf(choice, look), lang: language.tag, dir: direction };
    for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
  }, [choice, look, language, direction]);

  return (
    <>
      {/* By address and precedence React draws each once, however many stories a page of documentation has, and leaves it there. */}
      {(choice.checked === undefined ? [brandOf(choice.brand)] : [...brands.values()]).map(({ id, css }) => (
        <style key={id} href={`brand-${id}`} precedence="brand">
          {css}
        </style>
      ))}
      {look === undefined ? null : <style>{lookRulesOf(choice, look)}</style>}
      <GlobalStyle />
      {choice.motion === 'still' ? <style>{STILL}</style> : null}
      <UiLocaleProvider value={{ locale: language.tag, direction }}>
        <ShownBrand value={shown}>{children}</ShownBrand>
      </UiLocaleProvider>
    </>
  );
}

function Forced({ state, children }: { readonly state: ForcedState; readonly children: ReactNode }) {
  useLayoutEffect(() => forceState(state), [state]);
  return <div data-force={state}>{children}</div>;
}

/** Decorator of all stories. The story parameter `force` shows a state that only a pointer causes. */
export const withLivery: Decorator = (Story, { globals, parameters }) => {
  const state = parameters['force'] as ForcedState | undefined;
  return (
    <Livery choice={globals as unknown as Choice} look={parameters['look'] as Partial<ThemeLook> | undefined}>
      {state === undefined ? (
        <Story />
      ) : (
        <Forced state={state}>
          <Story />
        </Forced>
      )}
    </Livery>
  );
};
