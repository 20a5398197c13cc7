import { useBrand } from '@livery/brand-kit/react';
import { Hero, SectionStack } from '@livery/layout';
import { lazy, Suspense } from 'react';

const loadSections = () => import('./home-sections.tsx');
const HomeSections = lazy(async () => ({ default: (await loadSections()).HomeSections }));

/** Fetches what stands below the hero while the hero is being shown. */
export function preloadHome(): void {
  loadSections().catch(() => undefined);
}

/** The home page: the brand's hero across the whole width, then its sections. */
export function HomePage() {
  const { home } = useBrand();
  return (
    <>
      {home.sections.includes('hero') ? <Hero /> : null}
      <Suspense fallback={<SectionStack />}>
        <HomeSections />
      </Suspense>
    </>
  );
}
