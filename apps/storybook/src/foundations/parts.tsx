import type { ReactNode } from 'react';
import { Container, SectionHeading, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import type { ShownTheme } from './shown-theme.ts';

const Root = styled(Container)`
  padding-block: ${token.space[8]} ${token.space[11]};
  & > header { padding-block-end: ${token.space[6]}; }
  & > header p { max-inline-size: 60ch; color: ${token.color.fg.muted}; font-size: ${token.font.size.lg}; }
  & > header small { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
  & > header h1 { padding-block: ${token.space[1]} ${token.space[3]}; font-size: ${token.font.size.h1}; }
  & > section { padding-block-start: ${token.space[8]}; }
  & code { font-family: Menlo, Consolas, monospace; font-size: 0.86em; overflow-wrap: anywhere; }
`;

/** A page of foundations: of which brand and scheme it is, what it is about, and its sections. */
export function FoundationPage({ of: { shown, scheme }, title, lead, children }: { readonly of: ShownTheme; readonly title: string; readonly lead: string; readonly children: ReactNode }) {
  return (
    <Root dir="ltr" lang="en">
      <header>
        <small>
          {shown.brand.identity.name} · {scheme}
        </small>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </Root>
  );
}

/** A part of a page of foundations. */
export function Part({ title, lead, children }: { readonly title: string; readonly lead?: string; readonly children: ReactNode }) {
  return (
    <section>
      <SectionHeading {...(lead === undefined ? {} : { lead })}>{title}</SectionHeading>
      {children}
    </section>
  );
}

/** Equal places for samples, as many as fit. */
export const Samples = styled.ul<{ readonly $least?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $least = '11rem' }) => $least}), 1fr));
  gap: ${token.space[4]};
`;

/** What a sample is, under it. */
export const Caption = styled.div`
  display: grid;
  gap: 0.1rem;
  padding-block-start: ${token.space[2]};
  font-size: ${token.font.size.sm};
  line-height: ${token.line.height.snug};
  & > b { font-weight: ${token.font.weight.semibold}; overflow-wrap: anywhere; }
  & > span, & > code { color: ${token.color.fg.muted}; }
`;

/** Rows of names, samples and values. */
export const Rows = styled.table`
  inline-size: 100%;
  & th, & td { padding: ${token.space[3]} ${token.space[4]} ${token.space[3]} 0; border-block-end: ${token.stroke.hairline} solid ${token.color.border.subtle}; text-align: start; vertical-align: middle; }
  & th { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; font-weight: ${token.font.weight.medium}; }
  & tbody th { color: ${token.color.fg.default}; white-space: nowrap; }
  & td:last-child { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
`;
