import { VisuallyHidden } from '@livery/ui-kit';
import { useEffect, useState } from 'react';

/** An amount stands for this long before what it comes to is said: nobody wants to hear it after each key, in milliseconds. */
const SETTLED_MS = 700;
/** It can be read where it shows; what was said of it is not met there a second time. */
const SAID_FOR_MS = 5000;

/** Says what an amount comes to, as one sentence, once it has settled. The figures themselves, each a part of a list, would be said one by one and out of order. */
export function SpokenQuote({ children }: { readonly children: string | undefined }) {
  const [said, setSaid] = useState<string>();
  useEffect(() => {
    if (children === undefined) return undefined;
    const settled = setTimeout(() => setSaid(children), SETTLED_MS);
    const over = setTimeout(() => setSaid(undefined), SETTLED_MS + SAID_FOR_MS);
    return () => {
      clearTimeout(settled);
      clearTimeout(over);
    };
  }, [children]);
  return <VisuallyHidden aria-live="polite">{said === children ? said : undefined}</VisuallyHidden>;
}
