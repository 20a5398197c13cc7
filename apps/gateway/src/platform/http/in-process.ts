import { calls, type CallName, type CallSpec, type ResponseOf } from '@livery/contracts';
import type { Handlers } from './context.ts';
import { Problem } from '../problem.ts';
import { readRequest } from './request/read-request.ts';
import type { Visitor } from './request/visitor.ts';
import { writeAnswer } from './answer/write-answer.ts';

/** Runs a public call inside the process: validated as over HTTP, without the envelope. */
export type InProcessCall = <Name extends CallName>(name: Name, visitor: Visitor, request?: object) => Promise<ResponseOf<Name>>;

/** An {@link InProcessCall} over the handlers; calls with a token, an encrypted body or a stream are rejected. */
export function createInProcess(handlers: Handlers, newId: () => string, production: boolean): InProcessCall {
  return async <Name extends CallName>(name: Name, visitor: Visitor, request: object = {}) => {
    const spec: CallSpec = calls[name];
    if (spec.token || spec.encrypted === true || spec.stream === true) throw new Problem('FORBIDDEN');
    const handler = handlers[name] as (context: unknown) => Promise<unknown>;
    const context = { ...visitor, request: readRequest(name, request), requestId: newId() };
    return writeAnswer(name, await handler(context), !production) as ResponseOf<Name>;
  };
}
