/**
 * Jobs that read a merchant's whole ledger and trail each day. Tests that pass many days leave them out, which takes half of their time;
 * those that are about money audit the ledger at their end.
 */
export const CHECKS: readonly string[] = ['trail-check', 'ledger-check'];
