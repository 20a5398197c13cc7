import type { Problem, ServerOptions } from '../../platform/http/index.ts';
import type { Refusals } from './refusals.ts';

/** Notes each refused request that is a call of somebody who is known. */
export function noteRequests({ note }: Pick<Refusals, 'note'>): NonNullable<ServerOptions['refused']> {
  return ({ caller, visitor, routeOptions: { config } }, problem: Problem) => {
    if (caller === undefined || visitor === undefined || config.call === undefined) return;
    note({ tenant: visitor.tenant.id, member: caller, call: config.call, problem, ip: visitor.ip });
  };
}
