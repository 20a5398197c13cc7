import type { CallName } from '@livery/contracts';

/**
 * Development only: validates an answer against its schema and reports what does not fit. The import is written so that a
 * production build drops it, and the schemas with it.
 */
export async function checkContract(
  name: CallName,
  value: unknown,
  report: (call: string, details: string) => void,
): Promise<void> {
  const { schemas } = await import('@livery/contracts');
  const checked = schemas[name].value.safeParse(value);
  if (checked.success) return;
  report(name, checked.error.issues.map((issue) => `${issue.path.join('.') || '(answer)'}: ${issue.message}`).join('; '));
}
