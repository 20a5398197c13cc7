import type { Exchange } from './exchange.ts';

/** The server does not do what is expected. */
export class Missed extends Error {
  readonly exchange: Exchange | undefined;

  constructor(what: string, exchange?: Exchange) {
    super(what);
    this.exchange = exchange;
  }
}

/** The check could not be tried, so that nothing is known; the profile is not certified. */
export class NotTried extends Error {}

/** The server does not offer what the check is about, as the contract allows. */
export class NotOffered extends Error {}
