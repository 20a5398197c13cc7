import { Button, iconBack } from '@livery/ui-kit';
import { useEffect, useRef } from 'react';

/** Leads back to the list that something was opened from. */
export function BackTo({ onBack, children }: { readonly onBack: () => void; readonly children: string }) {
  return (
    <div>
      <Button variant="ghost" size="sm" iconStart={iconBack} onClick={onBack}>
        {children}
      </Button>
    </div>
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
