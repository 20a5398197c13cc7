import { useText } from '@livery/i18n';
import type { CarouselLabels } from '@livery/ui-kit';

/** Labels of a carousel; `carousel` names its content. */
export function useCarouselLabels(carousel: string): CarouselLabels {
  const t = useText('content');
  return {
    carousel,
    roleDescription: t('carousel.role'),
    slideRoleDescription: t('carousel.slideRole'),
    slide: (number, count) => t('carousel.slide', { number, count }),
    goTo: (number) => t('carousel.goTo', { number }),
    previous: t('carousel.previous'),
    next: t('carousel.next'),
    pause: t('carousel.pause'),
    play: t('carousel.play'),
  };
}
