import { errorText } from '@livery/api-sdk';
import type { ApiProblem } from '@livery/api-sdk';
import type { Message } from '@livery/i18n';
import { useMessageText } from '@livery/i18n';
import { useCallback } from 'react';
import type { ConfirmRequest } from '@livery/app-shell';
import { useDialogs } from '@livery/app-shell';

/** A problem as a message of the error catalogue. */
export function problemMessage(problem: ApiProblem): Message {
  return errorText(problem);
}

/** The alert for a problem; its request id, where there is one, can be copied. */
export function problemNotice(problem: ApiProblem): Omit<ConfirmRequest, 'cancel'> {
  const body = problemMessage(problem);
  const reference = body.key === 'unknown.quote' ? problem.requestId : undefined;
  return { title: { ns: 'errors', key: 'title' }, body, ...(reference === undefined ? {} : { reference }) };
}

/** Returns the text of a problem in the current language. */
export function useProblemText(): (problem: ApiProblem) => string {
  const messageText = useMessageText();
  return useCallback((problem: ApiProblem) => messageText(problemMessage(problem)), [messageText]);
}

/** Whether a problem has its own answer (login, a page of its own, given up by the page itself), so that nothing is shown for it. */
export const isAnsweredElsewhere = ({ kind }: ApiProblem): boolean => ['aborted', 'unauthorised', 'maintenance', 'region'].includes(kind);

/**
 * Shows a problem in a dialog to be acknowledged; resolves when it was. One that is
 * answered elsewhere shows nothing.
 */
export function useProblemAlert(): (problem: ApiProblem) => Promise<void> {
  const { alert } = useDialogs();
  return useCallback(
    async (problem: ApiProblem) => {
      if (isAnsweredElsewhere(problem)) return;
      await alert(problemNotice(problem));
    },
    [alert],
  );
}
