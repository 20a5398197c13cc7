import { describe, expect, it } from 'vitest';
import { failureOf } from './failures.ts';

const withCode = (code: string): Error => Object.assign(new Error('refused'), { code });

describe('failureOf', () => {
  it.each([
    ['53100', 'disk_full'], ['53300', 'resources'], ['58030', 'storage'], ['57014', 'timeout'], ['55P03', 'timeout'], ['57P01', 'connection'], ['08006', 'connection'], ['ECONNREFUSED', 'connection'],
    ['23505', undefined], ['ENOSPC', undefined],
  ])('returns for the code %s: %s', (code, failure) => {
    expect(failureOf(withCode(code))).toBe(failure);
  });

  it.each([['Query read timeout', 'timeout'], ['Connection terminated due to connection timeout', 'timeout'], ['Connection terminated unexpectedly', 'connection'], ['no such thing', undefined]])('returns for the message "%s": %s', (message, failure) => {
    expect(failureOf(new Error(message))).toBe(failure);
  });
});
