import { lazy, Suspense } from 'react';
import type { ComponentProps } from 'react';

const Frame = lazy(async () => ({ default: (await import('./docs-frame.tsx')).DocsFrame }));
const Page = lazy(async () => ({ default: (await import('./component-page.tsx')).StoriesPage }));

/** `DocsFrame`, fetched with the first page of documentation: a story needs none of it. */
export function DocsFrame(props: ComponentProps<typeof Frame>) {
  return (
    <Suspense fallback={null}>
      <Frame {...props} />
    </Suspense>
  );
}

/** `StoriesPage`, fetched likewise. */
export function StoriesPage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
