import { outcomeUnknown } from '@livery/api-sdk';
import type { ApiProblem } from '@livery/api-sdk';
import { useMessageText } from '@livery/i18n';
import type { Message } from '@livery/i18n';
import { isAnsweredElsewhere, useProblemText, useSession } from '@livery/session';
import { Notice } from '@livery/ui-kit';
import { refersToSupport } from './refers-to-support.ts';
import { SupportAction } from './support-action.tsx';

export interface FormProblemProps {
  /** Why the call was refused; nothing shows of what is answered elsewhere, such as by the login. */
  readonly problem: ApiProblem;
  /** The form's own wording of the problem. */
  readonly message?: Message | undefined;
  /** Offers the way to customer service whatever the problem is; else where its text names it. */
  readonly support?: boolean;
}

/** What went wrong with a form as a whole; stands above its submit button, where it moves no field. Given another `key` it is spoken again. */
export function FormProblem({ problem, message, support = message === undefined && refersToSupport(problem) }: FormProblemProps) {
  const problemText = useProblemText();
  const messageText = useMessageText();
  const { loggedIn } = useSession();
  // That the session has ended shows until the member has logged in again: whoever closes the login still reads why nothing was sent.
  if (message === undefined && isAnsweredElsewhere(problem) && (loggedIn || problem.kind !== 'unauthorised')) return null;
  // What may have been done is no refusal: whoever reads it looks before trying again.
  const tone = message !== undefined && outcomeUnknown(problem) ? 'warning' : 'danger';
  return (
    <Notice tone={tone} {...(support ? { actions: <SupportAction /> } : {})}>
      {message === undefined ? problemText(problem) : messageText(message)}
    </Notice>
  );
}
