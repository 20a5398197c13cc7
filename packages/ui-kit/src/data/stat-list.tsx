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
  /** In order; one without a value shows a skeleton. */
  readonly stats: readonly StatListItem[];
  /** In columns of one width, for more figures than a row holds. */
  readonly columns?: boolean;
  /** Of the `<dl>`, for whatever refers to it. */
  readonly id?: string;
  /** For the style of a place that wraps the list. */
  readonly className?: string;
}

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]} ${token.space[6]};
  margin: 0;

  &[data-columns] { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 40%), 1fr)); column-gap: ${token.space[5]}; }
  /* Values of a row stand on one line, also where a name above one of them takes two. */
  &[data-columns] > div { display: grid; grid-template-rows: 1fr auto; min-inline-size: 0; }

  & dt { color: ${token.color.fg.muted}; font-size: ${token.font.size.xs}; }
  & dd { align-content: center; min-block-size: 1.625em; margin: 0; }
`;

/** Labelled figures side by side. */
export function StatList({ stats, columns = false, id, className }: StatListProps) {
  return (
    <List id={id} className={className} data-columns={columns ? '' : undefined}>
      {stats.map(({ name, value, main }) => (
        <div key={name} data-main={main === true ? '' : undefined}>
          <dt>{name}</dt>
          <dd>{value === undefined ? <Skeleton style={{ inlineSize: '4.5rem', blockSize: '1.1em', marginBlock: '0.2em' }} /> : value}</dd>
        </div>
      ))}
    </List>
  );
}
