import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';

/** An exporter that tells when the collector is lost and found, once each. */
export function watchedExporter(exporter: SpanExporter, onCollector: (reached: boolean, error: Error | undefined) => void): SpanExporter {
  let reached = true;
  return {
    export(spans: ReadableSpan[], done) {
      exporter.export(spans, (result) => {
        const now = result.error === undefined;
        if (now !== reached) onCollector(now, result.error);
        reached = now;
        done(result);
      });
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
