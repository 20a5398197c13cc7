import { href, opensHere, useCentreQuery } from '@livery/navigation';
import { LinkButton } from '@livery/ui-kit';
import type { ButtonVariant } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { PART } from './part-query.ts';
import type { PartKey } from './security-parts.tsx';

export interface PartLinkProps {
  readonly part: PartKey;
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
}

/** Leads from the overview of the account to one of its parts, whose way back then goes one entry back. */
export function PartLink({ part, variant = 'outline', children }: PartLinkProps) {
  const { push } = useCentreQuery();
  return (
    <LinkButton
      variant={variant}
      href={href('securityCenter', { query: { [PART]: part } })}
      onClick={(event) => {
        if (!opensHere(event)) return;
        event.preventDefault();
        push({ [PART]: part });
      }}
    >
      {children}
    </LinkButton>
  );
}
