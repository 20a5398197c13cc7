import { useBrand } from '@livery/brand-kit/react';
import { lazy, Suspense } from 'react';
import { Hero } from './hero/hero.tsx';
import { SectionStack } from './section-stack.ts';

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
