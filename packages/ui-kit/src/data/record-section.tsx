import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';

export interface RecordSectionProps {
  /** Its heading, which names the region too. */
  readonly title: string;
  /** Shown beside the title. */
  readonly note?: string | undefined;
  /** The part of the record below the heading. */
  readonly children: ReactNode;
}

const Root = styled.section`
  min-inline-size: 0;

  & > h4 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token.space[2]};
    margin-block-end: ${token.space[3]};
    font-family: ${token.font.family.body};
    font-size: ${token.font.size.sm};
    font-weight: ${token.font.weight.semibold};
  }
  & > h4 > small { color: ${token.color.fg.muted}; font-size: ${token.font.size.xs}; font-weight: ${token.font.weight.regular}; }
`;

/** A part of a record, named by its level-4 heading. */
export function RecordSection({ title, note, children }: RecordSectionProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <h4 id={id}>
        {title}
        {note === undefined ? null : <small>{note}</small>}
      </h4>
      {children}
    </Root>
  );
}
