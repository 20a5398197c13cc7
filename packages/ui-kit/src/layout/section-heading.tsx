import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';
import { Icon } from '../icons/icon.tsx';
import type { Glyph } from '../icons/icon.tsx';

export interface SectionHeadingProps {
  /** Level of the heading in the page's outline, which sets its size. */
  readonly level?: 1 | 2 | 3;
  /** Icon before the title. */
  readonly glyph?: Glyph;
  /** Second line below the title. */
  readonly lead?: ReactNode;
  /** At the end of the line: a link, tabs, arrows. */
  readonly action?: ReactNode;
  /** Of the heading, for `aria-labelledby` of the section. */
  readonly id?: string;
  /** The title. */
  readonly children: ReactNode;
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  /* The words of the action are on the last line of the title and what is below it. */
  align-items: last baseline;
  gap: ${token.space[2]} ${token.space[4]};
  margin-block-end: ${token.space[4]};

  /* No narrower than its longest word: the action then goes below. A word longer than the page breaks. */
  & > div:first-child { flex: 1 1 14rem; min-inline-size: min-content; max-inline-size: 100%; overflow-wrap: break-word; }
  /* The words of a ghost button end where the section ends. */
  & > [data-variant='ghost'] { margin-inline-end: calc(-1 * ${token.space[4]}); }

  /* The title is centred: above the action on phones, beside it elsewhere. */
  [data-heading='ornament'] & {
    flex-direction: column;
    align-items: center;
    text-align: center;
    & > div:first-child { flex: none; max-inline-size: 100%; }

    @media (width >= 48rem) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
      align-items: end;
      & > div:first-child { grid-column: 2; }
      & > :nth-child(2) { grid-column: 3; justify-self: end; }
    }
  }
`;

// A rule is as long as the room of a title that wraps, and balanced lines would be shorter.
const Title = styled.h2`
  position: relative;
  display: inline-flex;
  align-items: center;
  max-inline-size: 100%;
  font-size: ${token.font.size.h2};

  h1& { font-size: ${token.font.size.h1}; }
  h3& { font-size: ${token.font.size.h3}; }

  /* The glyph is beside the first line of a title that wraps. */
  & > span { display: flex; gap: 0.5em; min-inline-size: 0; }
  & > span > svg { margin-block-start: calc((${token.line.height.tight} * 1em - 1.25em) / 2); color: ${token.color.accent.bg}; }

  [data-heading='glow'] & {
    padding-inline-start: 0.85em;
    &::before {
      content: '';
      position: absolute;
      inset-inline-start: 0;
      inset-block: 0.12em;
      inline-size: 0.22em;
      border-radius: ${token.radius.pill};
      background: ${token.gradient.brand};
      box-shadow: 0 0 0.8em ${token.color.accent.bg};
    }
  }

  [data-heading='wave'] & { padding-block-end: 0.5em; margin-block-end: 0.12em; }

  [data-heading='ornament'] & {
    gap: 0.5em;
    /* Balanced lines would leave a gap between themselves and the lines beside them. */
    text-wrap: pretty;
    /* Within centred text the glyph is part of the first line. */
    & > span { display: block; }
    & > span > svg { display: inline-block; margin-block: -0.2em; margin-inline-end: 0.5em; vertical-align: middle; }
    &::before, &::after {
      content: '';
      /* They give way before the title wraps. As a width, since the room that the title takes is counted from widths. */
      flex: 0 1000000 auto;
      inline-size: 1.1em;
      min-inline-size: 0.3em;
      block-size: 2px;
      background: ${token.gradient.brand};
    }
  }

  [data-heading='rule'] & {
    padding-block-end: 0.3em;
    border-block-end: 3px solid ${token.color.accent.bg};
    text-wrap: pretty;
  }
`;

const Wave = styled.svg`
  display: none;
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: 0;
  inline-size: 2.9em;
  block-size: 0.34em;
  overflow: visible;
  fill: none;
  stroke: ${token.color.secondary.bg};
  stroke-width: 3;
  stroke-linecap: round;

  [data-heading='wave'] & { display: block; }
`;

const Lead = styled.p`
  margin-block-start: ${token.space[2]};
  max-inline-size: 60ch;
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.sm};
  text-wrap: balance;

  [data-heading='ornament'] & { margin-inline: auto; }
`;

/** Heading of a section in the brand's style: glow, wave, ornament or rule. */
export function SectionHeading({ level = 2, glyph, lead, action, id, children }: SectionHeadingProps) {
  return (
    <Root>
      <div>
        <Title as={`h${level}`} id={id}>
          <span>
            {glyph === undefined ? null : <Icon glyph={glyph} />}
            {children}
          </span>
          <Wave data-wave viewBox="0 0 58 7" aria-hidden="true" preserveAspectRatio="none">
            <path d="M1.500 4.500c4.600-4 9.200-4 13.800 0s9.200 4 13.800 0 9.200-4 13.800 0 9.200 4 13.600 0" />
          </Wave>
        </Title>
        {lead === undefined ? null : <Lead>{lead}</Lead>}
      </div>
      {action}
    </Root>
  );
}
