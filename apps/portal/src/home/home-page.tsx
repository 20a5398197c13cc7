import { useBrand } from '@livery/brand-kit/react';
import { Hero, RegionBoundary, SectionStack } from '@livery/layout';
import { preloadableLazy } from '@livery/ui-kit';
import { Suspense } from 'react';

const HomeSections = preloadableLazy(() => import('./home-sections.tsx')).show((module) => module.HomeSections);

/** The home page: the brand's hero across the whole width, then its sections. */
export function HomePage() {
  const { home } = useBrand();
  return (
    <>
      {home.sections.includes('hero') ? <Hero /> : null}
      <RegionBoundary>
        <Suspense fallback={<SectionStack />}>
          <HomeSections />
        </Suspense>
      </RegionBoundary>
    </>
  );
}
