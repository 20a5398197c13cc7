import type { ApiProblem } from '@livery/api-sdk';
import { useMessageText } from '@livery/i18n';
import type { Message } from '@livery/i18n';
import { useProblemText } from '@livery/session';
import { Notice } from '@livery/ui-kit';

export interface FormProblemProps {
  readonly problem: ApiProblem;
  /** The form's own wording of the problem. */
  readonly message?: Message | undefined;
}

/** What went wrong with a form as a whole; stands above its submit button, where it moves no field. Given another `key` it is spoken again. */
export function FormProblem({ problem, message }: FormProblemProps) {
  const problemText = useProblemText();
  const messageText = useMessageText();
  return <Notice tone="danger">{message === undefined ? problemText(problem) : messageText(message)}</Notice>;
}
