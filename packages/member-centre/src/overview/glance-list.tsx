import { useText } from '@livery/i18n';
import { Skeleton } from '@livery/ui-kit';
import { useId } from 'react';
import type { ReactElement } from 'react';
import { ListFailed } from './list-failed.tsx';
import { LinkLines, Nothing } from './overview-style.ts';

export interface GlanceListProps {
  readonly title: string;
  /** Said where there are no lines. */
  readonly nothing: string;
  /** What the lines are made of. */
  readonly queries: readonly { readonly data?: unknown; readonly error?: unknown; readonly refetch: () => unknown }[];
  readonly lines: readonly ReactElement[];
}

/** A list from several calls: what is known of it shows, and what could not be fetched is said. */
export function GlanceList({ title, nothing, queries, lines }: GlanceListProps) {
  const tCommon = useText('common');
  const id = useId();
  const failed = queries.filter(({ data, error }) => data === undefined && error !== undefined);
  const isKnown = queries.every(({ data }) => data !== undefined);
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {failed.length > 0 ? <ListFailed onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))} /> : null}
      {lines.length > 0 ? <LinkLines>{lines}</LinkLines> : null}
      {lines.length === 0 && isKnown ? <Nothing>{nothing}</Nothing> : null}
      {lines.length === 0 && !isKnown && failed.length === 0 ? (
        <div role="status" aria-label={tCommon('state.loading')}>
          <Skeleton style={{ blockSize: '3.5rem' }} />
        </div>
      ) : null}
    </section>
  );
}
