import type { AsyncLocalStorage } from 'node:async_hooks';
import { SpanKind, SpanStatusCode, type Context, type Tracer } from '@opentelemetry/api';
import { sqlState, type StatementObserver } from '../db/index.ts';

/** The first word of a statement, such as `select`. */
const operationOf = (statement: string): string => /^\s*(\w+)/.exec(statement)?.[1]?.toLowerCase() ?? 'statement';

/**
 * Traces statements of traced requests: their text with `$1` for each value, never a value, and the SQLSTATE of one that failed.
 * Names as in OpenTelemetry's semantic conventions for databases.
 */
export function statementTracer(tracer: Tracer, current: AsyncLocalStorage<Context>): StatementObserver {
  return async (statement, run) => {
    const parent = current.getStore();
    if (parent === undefined) return run();
    const operation = operationOf(statement);
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.text': statement };
    const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }, parent);
    try {
      return await run();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', sqlState(error) ?? 'connection');
      throw error;
    } finally {
      span.end();
    }
  };
}
