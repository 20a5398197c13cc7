import { describe, expect, it } from 'vitest';
import { createApiLookup } from './api-lookup.ts';

const apis = createApiLookup(
  new Map([
    ['chrome', '111'],
    ['safari', '16.4'],
  ]),
);

describe('ApiLookup', () => {
  it.each([
    ['AbortSignal', 'any', ['Chrome 111', 'Safari 16.4']],
    ['Promise', 'withResolvers', ['Chrome 111', 'Safari 16.4']],
    ['document', 'startViewTransition', ['Safari 16.4']],
    ['globalThis', 'navigation', ['Safari 16.4']],
    ['AbortSignal', 'timeout', []],
    ['Map', 'prototype', []],
    ['navigator', 'onLine', []],
    ['somethingElse', 'toString', []],
  ])('returns the browsers without %s.%s', (object, property, browsers) => {
    expect(apis.missingProperty(object, property)).toEqual(browsers);
  });

  it.each([
    ['CloseWatcher', ['Chrome 111', 'Safari 16.4']],
    ['requestIdleCallback', ['Safari 16.4']],
    ['Map', []],
    ['fetch', []],
    ['hasOwnProperty', []],
  ])('returns the browsers without the global %s', (name, browsers) => {
    expect(apis.missingGlobal(name)).toEqual(browsers);
  });
});
