import { describe, expect, it } from 'vitest';
import { addressRequest, formEncoded } from './address.ts';

describe('addressed', () => {
  it('fills the path and puts the rest into the query', () => {
    expect(addressRequest('', 'GET', '/a/:id/b', { id: 'x/y', page: 2, none: undefined, list: ['a', 'b'] })).toEqual({
      url: '/a/x%2Fy/b?page=2&list=a%2Cb',
      path: '/a/x%2Fy/b',
      rest: {},
    });
  });

  it('puts the rest into the body where there is one', () => {
    expect(addressRequest('https://g', 'POST', '/a/:id', { id: 1, amount: '5' })).toEqual({
      url: 'https://g/a/1',
      path: '/a/1',
      rest: { amount: '5' },
    });
  });

  it('rejects a path with a missing part', () => {
    expect(() => addressRequest('', 'GET', '/a/:id', {})).toThrow('needs "id"');
  });

  it('writes forms', () => {
    expect(formEncoded({ username: 'a b', email: 'a@b.c', empty: null })).toBe('username=a+b&email=a%40b.c');
  });
});
