import { useBrand } from '@livery/brand-kit/react';
import type { ReactNode } from 'react';
import { LanguagePicker } from '../header/language-picker.tsx';
import { Art, Copy, Eyebrow, Headline, Main, Root, Top } from './full-page-style.ts';

export interface FullPageProps {
  /** A word or two over the headline. */
  readonly eyebrow?: ReactNode;
  readonly headline: ReactNode;
  /** Text, facts and actions. */
  readonly children: ReactNode;
}

/** A page without the site around it, in the brand's own picture: its name, its languages, and a few words. */
export function FullPage({ eyebrow, headline, children }: FullPageProps) {
  const { assets, identity, look } = useBrand();
  return (
    <Root data-hero={look.hero}>
      <Art aria-hidden="true" />
      <Top>
        <img src={assets.logo} alt={identity.name} />
        <LanguagePicker />
      </Top>
      <Main>
        <Copy>
          {eyebrow === undefined ? null : <Eyebrow>{eyebrow}</Eyebrow>}
          <Headline>{headline}</Headline>
          {children}
        </Copy>
      </Main>
    </Root>
  );
}
