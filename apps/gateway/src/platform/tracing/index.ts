export { createTracing, type Tracing, type TracingOptions } from './tracing.ts';
