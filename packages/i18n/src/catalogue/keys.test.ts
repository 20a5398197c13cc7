import { describe, expectTypeOf, it } from 'vitest';
import type { PlainTextKey, TextArgs, TextKey } from './keys.ts';

describe('typed keys', () => {
  it('are the keys of a namespace and no other', () => {
    expectTypeOf<'login.title'>().toExtend<TextKey<'account'>>();
    expectTypeOf<'login.titel'>().not.toExtend<TextKey<'account'>>();
    expectTypeOf<'login.title'>().not.toExtend<TextKey<'common'>>();
  });

  it('include a plural key without its endings', () => {
    expectTypeOf<'throttled.minutes'>().toExtend<TextKey<'errors'>>();
    expectTypeOf<'throttled.minutes_one'>().not.toExtend<TextKey<'errors'>>();
  });

  it('require exactly the placeholders of the text', () => {
    expectTypeOf<TextArgs<'errors', 'throttled.minutes'>>().toEqualTypeOf<[params: { readonly count: number }]>();
    expectTypeOf<TextArgs<'account', 'validation.digits.range'>>().toEqualTypeOf<
      [params: { readonly min: string | number; readonly max: string | number }]
    >();
    expectTypeOf<TextArgs<'common', 'action.ok'>>().toEqualTypeOf<[]>();
    expectTypeOf<TextArgs<'account', PlainTextKey<'account'>>>().toEqualTypeOf<[]>();
    expectTypeOf<'validation.length.exact'>().not.toExtend<PlainTextKey<'account'>>();
  });
});
