import { Button, iconBack, token } from '@livery/ui-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** The button's icon begins at the edge of the content. */
const Start = styled.div`
  margin-inline-start: calc(-1 * ${token.space[3]});
`;

/** Leads back to the list that something was opened from. */
export function BackTo({ onBack, children }: { readonly onBack: () => void; readonly children: string }) {
  return (
    <Start>
      <Button variant="ghost" size="sm" iconStart={iconBack} onClick={onBack}>
        {children}
      </Button>
    </Start>
  );
}

/** The heading of what was opened, which takes the focus: what opened it is gone. */
export function OpenedHeading({ children }: { readonly children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1}>
      {children}
    </h3>
  );
}
