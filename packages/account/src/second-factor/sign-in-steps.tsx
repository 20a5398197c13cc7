import { useText } from '@livery/i18n';
import { Loader, VisuallyHidden } from '@livery/ui-kit';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { SecondFactorStep } from './lazy.ts';
import type { SignInFlow } from './use-sign-in-flow.ts';

export interface SignInStepsProps {
  readonly signInFlow: SignInFlow;
  /** The challenge has expired; the login returns to the first step. */
  readonly onExpired?: () => void;
  /** The first step. */
  readonly children: ReactNode;
}

/** The steps of a login in one dialog: the first, or the second factor while one is required. */
export function SignInSteps({ signInFlow, onExpired, children }: SignInStepsProps) {
  const t = useText('account');
  const { challenge, verified, back } = signInFlow;
  return (
    <>
      {/* The dialog's name changes in silence, so that what is asked now is said. */}
      <VisuallyHidden as="div" role="status">
        {challenge === undefined ? null : (
          <>
            <p>{t('secondFactor.heading')}</p>
            <p>{t('secondFactor.intro')}</p>
          </>
        )}
      </VisuallyHidden>
      {challenge === undefined ? (
        children
      ) : (
        <Suspense fallback={<Loader label={t('secondFactor.heading')} />}>
          <SecondFactorStep key={challenge.challengeId} challenge={challenge} onOpened={verified} onExpired={onExpired ?? (() => back('lapsed'))} onBack={() => back()} />
        </Suspense>
      )}
    </>
  );
}
