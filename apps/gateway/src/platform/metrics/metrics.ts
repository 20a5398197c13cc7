import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Measured values by label values, at one moment. */
export type Readings<Label extends string> = readonly { readonly labels: Readonly<Record<Label, string>>; readonly value: number }[];

/** The gateway's metrics, in the format of Prometheus. Every name begins with `livery_`, but for the runtime's own. */
export interface Metrics {
  /** Seconds and outcome of a call (or `page` and `file`): `status` is the class, such as `4xx`. */
  request(call: string, status: number, seconds: number): void;
  /** A refused call, by the code of its answer. */
  refusal(call: string, code: string): void;
  /** An answer to a vendor's wallet call: bets, wins, rollbacks. */
  walletCall(merchant: string, vendor: string, call: string, code: string): void;
  /** A use of a merchant's outside provider that the environment does not allow, by the setting that names it. */
  providerRefusal(merchant: string, setting: string): void;
  /** Errors that pages of a merchant reported; with 0 the series begins. */
  pageErrors(merchant: string, count: number): void;
  /** Messages to people that were given up, by why. */
  messagesGivenUp(merchant: string, channel: string, failure: string, count: number): void;
  /** Adds a gauge that is read when the metrics are asked for. A reader that fails leaves the gauge empty and is counted. */
  gauge<Label extends string>(name: string, help: string, labels: readonly Label[], read: () => Promise<Readings<Label>> | Readings<Label>): void;
  /** The same for what only grows while the process runs. */
  counter<Label extends string>(name: string, help: string, labels: readonly Label[], read: () => Readings<Label>): void;
  /** A reader for several gauges: what `read` brings is read once each time that the metrics are asked for. */
  oncePerScrape<T>(read: () => Promise<T>): () => Promise<T>;
  /** All metrics as text, and its content type. */
  text(): Promise<{ readonly body: string; readonly type: string }>;
}

/** Seconds. Bets are answered in some ten milliseconds; a call is ended after twenty seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** Creates the metrics of one process, with those of Node: memory, garbage collection, event loop delay. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const durations = new Histogram({ name: 'livery_http_request_duration_seconds', help: 'Duration of answered requests by call.', labelNames: ['call', 'status'], buckets: BUCKETS, registers });
  const refusals = new Counter({ name: 'livery_http_refusals_total', help: 'Calls that were refused, by call and code.', labelNames: ['call', 'code'], registers });
  const walletCalls = new Counter({ name: 'livery_wallet_calls_total', help: 'Wallet calls of vendors (bet, win, rollback and others), by answer.', labelNames: ['merchant', 'vendor', 'call', 'code'], registers });
  const providerRefusals = new Counter({ name: 'livery_provider_refusals_total', help: 'Uses of outside providers that PROVIDER_ORIGINS does not allow, by merchant and setting.', labelNames: ['merchant', 'setting'], registers });
  const pageErrors = new Counter({ name: 'livery_page_errors_total', help: 'Errors that pages reported, by merchant.', labelNames: ['merchant'], registers });
  const givenUp = new Counter({ name: 'livery_messages_given_up_total', help: 'Messages to people that were given up, by why.', labelNames: ['merchant', 'channel', 'failure'], registers });
  const failures = new Counter({ name: 'livery_metrics_read_failures_total', help: 'Gauges that could not be read.', labelNames: ['name'], registers });

  let scrape = 0;

  return {
    request: (call, status, seconds) => durations.observe({ call, status: `${Math.floor(status / 100)}xx` }, seconds),
    refusal: (call, code) => refusals.inc({ call, code }),
    walletCall: (merchant, vendor, call, code) => walletCalls.inc({ merchant, vendor, call, code }),
    providerRefusal: (merchant, setting) => providerRefusals.inc({ merchant, setting }),
    pageErrors: (merchant, count) => pageErrors.inc({ merchant }, count),
    messagesGivenUp: (merchant, channel, failure, count) => givenUp.inc({ merchant, channel, failure }, count),
    gauge(name, help, labels, read) {
      const gauge = new Gauge({
        name,
        help,
        labelNames: [...labels],
        registers,
        async collect() {
          gauge.reset();
          try {
            for (const { labels: of, value } of await read()) gauge.set(of, value);
          } catch {
            failures.inc({ name });
          }
        },
      });
    },
    counter(name, help, labels, read) {
      const counter = new Counter({
        name,
        help,
        labelNames: [...labels],
        registers,
        collect() {
          counter.reset();
          for (const { labels: of, value } of read()) counter.inc(of, value);
        },
      });
    },
    oncePerScrape(read) {
      let last: { readonly scrape: number; readonly value: ReturnType<typeof read> } | undefined;
      return () => {
        if (last?.scrape !== scrape) last = { scrape, value: read() };
        return last.value;
      };
    },
    async text() {
      scrape += 1;
      return { body: await registry.metrics(), type: registry.contentType };
    },
  };
}
