import { use, useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Suspense } from 'react';
import { brand as testBrand } from '../factories/brand.ts';
import { asShown, ShownBrand } from '../stories/shown-brand.ts';
import { makeParts, TestApp } from './test-app.tsx';
import type { AppOptions } from './test-app.tsx';

/** The same surroundings for a story, as the brand that the workbench shows: `decorators: [(Story) => <StoryApp session="member"><Story /></StoryApp>]`. */
export function StoryApp({ children, ...options }: AppOptions & { readonly children: ReactNode }): ReactElement {
  const { brand, language, session } = options;
  const shown = use(ShownBrand);
  // Answers are functions written in the story: another object at each render, never another meaning.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  const parts = useMemo(() => makeParts({ ...options, brand: asShown(brand ?? testBrand(), shown) }), [brand, shown, language, session]);
  return (
    <Suspense fallback={null}>
      <Made parts={parts} options={options}>
        {children}
      </Made>
    </Suspense>
  );
}

function Made({
  parts,
  options,
  children,
}: {
  parts: ReturnType<typeof makeParts>;
  options: AppOptions;
  children: ReactNode;
}): ReactElement {
  return (
    <TestApp parts={use(parts)} options={options}>
      {children}
    </TestApp>
  );
}
