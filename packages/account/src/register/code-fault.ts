import type { ApiProblem } from '@livery/api-sdk';
import type { FieldFault } from '@livery/contracts';

const isCode = ({ field }: Pick<FieldFault, 'field'>): boolean => field === 'affiliateCode' || field === 'referralCode';

/** What a refused registration has against the invitation code; undefined where it is about something else. */
export function codeFault({ code, fields = [] }: ApiProblem): Pick<FieldFault, 'field' | 'rule'> | undefined {
  if (fields.length > 0) return fields.find(({ field }) => field === 'affiliateCode') ?? fields.find(isCode);
  return code === 'AFFILIATE_CODE_INVALID' ? { field: 'affiliateCode', rule: 'invalid' } : undefined;
}

/** The problem as the form shows it, whose one field for a code takes those of agents and of friends: one fault, at that field. */
export function atOneCodeField(problem: ApiProblem): ApiProblem {
  const fault = codeFault(problem);
  if (fault?.field !== 'referralCode' && (problem.fields ?? []).filter(isCode).length < 2) return problem;
  const whole = problem.fields?.find(({ field }) => field === fault?.field);
  return { ...problem, fields: [...(whole === undefined ? [] : [{ ...whole, field: 'affiliateCode' }]), ...(problem.fields ?? []).filter((each) => !isCode(each))] };
}
