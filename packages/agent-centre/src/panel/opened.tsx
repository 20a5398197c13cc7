import { useFocusWhenShown } from '@livery/centre-kit';
import { Button, iconBack, token } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A quiet button whose icon begins at the edge of the content. */
export const AtStart = styled.div`
  margin-inline-start: calc(-1 * ${token.space[4]});
`;

/** Leads back to the list that something was opened from. */
export function BackTo({ onBack, children }: { readonly onBack: () => void; readonly children: string }) {
  return (
    <AtStart>
      <Button variant="ghost" size="sm" iconStart={iconBack} onClick={onBack}>
        {children}
      </Button>
    </AtStart>
  );
}

/** The heading of what was opened, which takes the focus: what opened it is gone. */
export function OpenedHeading({ children }: { readonly children: string }) {
  const heading = useFocusWhenShown<HTMLHeadingElement>();
  return (
    <h3 ref={heading} tabIndex={-1}>
      {children}
    </h3>
  );
}

/** Says in its place that what was opened is waited for, or why it is not there, and takes the focus as its heading would. */
export function NotOpened({ children }: { readonly children: ReactNode }) {
  const said = useFocusWhenShown<HTMLDivElement>();
  return (
    <div ref={said} tabIndex={-1} style={{ outline: 'none' }}>
      {children}
    </div>
  );
}
