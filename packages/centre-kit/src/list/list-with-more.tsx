import { useText } from '@livery/i18n';
import { Button, useFocusOnMore } from '@livery/ui-kit';
import type { ReactNode, RefObject } from 'react';
import type { PagedQuery } from './list-foot.ts';

export interface ListWithMoreProps {
  /** What is loaded of the list, and how the next part is asked for. */
  readonly query: Pick<PagedQuery, 'hasNextPage' | 'fetchNextPage' | 'isFetchNextPageError'>;
  /** The button that asks for the next part. */
  readonly more: string;
  /** Says that the next part did not load; the button tries again. */
  readonly moreFailed: string;
  /** The list, which takes the reference: the focus moves into it as the button goes with the last part. */
  readonly children: (list: RefObject<HTMLUListElement | null>) => ReactNode;
}

/** A list of cards or entries that is loaded part by part, with the button for the next one. Lists in a table: `listFoot`. */
export function ListWithMore({ query: { hasNextPage, fetchNextPage, isFetchNextPageError }, more, moreFailed, children }: ListWithMoreProps) {
  const tCommon = useText('common');
  const { list, asking } = useFocusOnMore<HTMLUListElement>();
  return (
    <>
      {children(list)}
      {isFetchNextPageError ? <p role="alert">{moreFailed}</p> : null}
      {hasNextPage ? (
        <div>
          <Button
            variant="outline"
            size="sm"
            loadingLabel={tCommon('state.loading')}
            onClick={() => {
              asking();
              return fetchNextPage();
            }}
          >
            {more}
          </Button>
        </div>
      ) : null}
    </>
  );
}
