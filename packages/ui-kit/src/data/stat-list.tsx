import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';
import { Skeleton } from '../status/skeleton.tsx';

export interface StatListItem {
  readonly name: string;
  /** `undefined` shows a skeleton. */
  readonly value: ReactNode;
  /** Sets `data-main`, for layouts with space for one figure only. */
  readonly main?: boolean;
}

export interface StatListProps {
  readonly stats: readonly StatListItem[];
  readonly id?: string;
  readonly className?: string;
}

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]} ${token.space[6]};
  margin: 0;

  & dt { color: ${token.color.fg.muted}; font-size: ${token.font.size.xs}; }
  & dd { align-content: center; min-block-size: 1.625em; margin: 0; }
`;

/** Labelled figures side by side. */
export function StatList({ stats, id, className }: StatListProps) {
  return (
    <List id={id} className={className}>
      {stats.map(({ name, value, main }) => (
        <div key={name} data-main={main === true ? '' : undefined}>
          <dt>{name}</dt>
          <dd>{value === undefined ? <Skeleton style={{ inlineSize: '4.5rem', blockSize: '1.1em', marginBlock: '0.2em' }} /> : value}</dd>
        </div>
      ))}
    </List>
  );
}
