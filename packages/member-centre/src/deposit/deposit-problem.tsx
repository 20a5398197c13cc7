import { outcomeUnknown } from '@livery/api-sdk';
import type { ApiProblem } from '@livery/api-sdk';
import { useText } from '@livery/i18n';
import { useProblemText } from '@livery/session';
import { Button, Notice } from '@livery/ui-kit';
import { SupportLink } from '../support/support-link.tsx';

/** Whether a refusal is about the amount, at whose field it is then told. */
export const isAboutAmount = ({ fields = [] }: ApiProblem): boolean => fields.some(({ field }) => field === 'amount');

export interface DepositProblemProps {
  readonly problem: ApiProblem;
  /** Leads to the deposits under way. */
  readonly onSeeOpen: () => void;
}

/** Why a deposit was not begun, and what to do next. */
export function DepositProblem({ problem, onSeeOpen }: DepositProblemProps) {
  const t = useText('member');
  const problemText = useProblemText();
  if (outcomeUnknown(problem)) {
    return (
      <Notice tone="warning" actions={<SupportLink />}>
        {t('deposit.fault.unknown')}
      </Notice>
    );
  }
  if (problem.fields?.some(({ field }) => field === 'method') === true) {
    return (
      <Notice
        tone="danger"
        actions={
          <Button size="sm" variant="outline" onClick={onSeeOpen}>
            {t('deposit.fault.seeWaiting')}
          </Button>
        }
      >
        {t('deposit.fault.waiting')}
      </Notice>
    );
  }
  if (problem.fields?.some(({ field }) => field === 'unpaid') === true) {
    return (
      <Notice tone="danger" actions={<SupportLink />}>
        {t('deposit.fault.unpaid')}
      </Notice>
    );
  }
  return (
    <Notice tone="danger" actions={<SupportLink />}>
      {problemText(problem)}
    </Notice>
  );
}
