import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Skeleton } from '../status/skeleton.tsx';
import { EmptyState, ErrorState } from '../status/state-panel.tsx';
import { ChartLegend } from './chart-legend.tsx';
import type { SeriesLook } from './chart-legend.tsx';
import { Figure } from './chart-style.ts';
import { ChartTable } from './chart-table.tsx';
import type { ChartProps } from './chart-types.ts';

interface ChartFrameProps {
  readonly chart: ChartProps;
  readonly look: SeriesLook;
  readonly children: ReactNode;
}

const hasValues = ({ points, series }: ChartProps) => points.length > 0 && series.some(({ values }) => values.some((value) => value !== undefined));

/** Caption, legend and states of a chart, and the table that can replace it. */
export function ChartFrame({ chart, look, children }: ChartFrameProps) {
  const { caption, series, labels, actions, state = 'ready', height = 240, onRetry } = chart;
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  const drawn = state === 'ready' && hasValues(chart);
  return (
    <Figure aria-labelledby={id} aria-busy={state === 'loading'}>
      <div data-part="head">
        <figcaption id={id}>{caption}</figcaption>
        <div data-part="actions">
          {actions}
          {drawn ? (
            <Button variant="ghost" size="sm" onClick={() => setAsTable(!asTable)}>
              {asTable ? labels.showChart : labels.showTable}
            </Button>
          ) : null}
        </div>
      </div>
      {drawn && !asTable && series.length > 1 ? <ChartLegend series={series} look={look} /> : null}
      {drawn ? asTable ? <ChartTable {...chart} /> : children : <ChartPlaceholder {...{ state, labels, height, onRetry }} />}
    </Figure>
  );
}

/** Placeholder for a chart that is loading, empty or failed. */
function ChartPlaceholder({ state, labels, height, onRetry }: Pick<ChartProps, 'state' | 'labels'> & { readonly height: number; readonly onRetry: ChartProps['onRetry'] | undefined }) {
  if (state === 'loading') {
    return (
      <div>
        <Skeleton style={{ blockSize: height }} />
        <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
      </div>
    );
  }
  return (
    <div style={{ minBlockSize: height, display: 'grid', placeContent: 'center' }}>
      {state === 'error' ? (
        <ErrorState
          compact
          title={labels.error}
          actions={
            onRetry === undefined ? null : (
              <Button variant="outline" size="sm" onClick={onRetry}>
                {labels.retry}
              </Button>
            )
          }
        />
      ) : (
        <EmptyState compact title={labels.empty} />
      )}
    </div>
  );
}
