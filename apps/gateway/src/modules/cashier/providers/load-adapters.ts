import { pathToFileURL } from 'node:url';
import type { PaymentAdapter, ProviderRef } from './adapter.ts';

/** What an adapter of a merchant is given. */
export interface AdapterSurroundings {
  /**
   * Where a provider is called, and its keys that are valid, newest first, as they are now; undefined where the merchant has none of this code. The keys are those of
   * `payment-keys:add`; a provider with credentials of its own has them in the adapter's environment.
   */
  provider(ref: ProviderRef): Promise<{ readonly origin: string; readonly keys: readonly { readonly id: string; readonly secret: string }[] } | undefined>;
  /** Reaches the provider. */
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds since 1970, by the clock that deposits and callbacks are judged by. */
  now(): number;
}

/** Creates an adapter, once for a process. */
export type CreatePaymentAdapter = (surroundings: AdapterSurroundings) => PaymentAdapter;

/** An adapter that cannot be used, in words for who runs the gateway. */
export class AdapterError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the adapters of `PAYMENT_ADAPTERS`.
 * @param files by the name of the adapter, absolute
 * @throws AdapterError for a file that is missing, fails, or exports no `createAdapter`
 */
export async function loadAdapters(files: Readonly<Record<string, string>>): Promise<Readonly<Record<string, CreatePaymentAdapter>>> {
  const loaded = await Promise.all(
    Object.entries(files).map(async ([name, file]) => {
      const found = (await import(pathToFileURL(file).href).catch((cause: unknown) => {
        throw new AdapterError(`PAYMENT_ADAPTERS: ${file}, the adapter ${name}, cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
      })) as { readonly createAdapter?: unknown };
      if (typeof found.createAdapter !== 'function') throw new AdapterError(`PAYMENT_ADAPTERS: ${file}, the adapter ${name}, exports no function createAdapter.`);
      return [name, found.createAdapter as CreatePaymentAdapter] as const;
    }),
  );
  return Object.fromEntries(loaded);
}
