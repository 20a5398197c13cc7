import type { ApiProblem } from '@livery/api-sdk';
import { useProblemText } from '@livery/session';
import { Notice } from '@livery/ui-kit';

/** What went wrong with a form as a whole. Given another `key` it is spoken again. */
export function FormProblem({ problem }: { readonly problem: ApiProblem }) {
  const problemText = useProblemText();
  return <Notice tone="danger">{problemText(problem)}</Notice>;
}
