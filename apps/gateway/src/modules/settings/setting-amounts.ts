import { minorOf } from '@livery/contracts';
import { z } from 'zod';
import { MOST_MINOR } from '../wallet/index.ts';
import { decimal, type SettingName, settingSchemas } from './setting-schemas.ts';

/** Where amounts stand in values of a schema: the names on the way to each; an empty way is the value itself. */
function amountsIn(schema: z.core.$ZodType): readonly (readonly string[])[] {
  if (schema === decimal) return [[]];
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodNullable) return amountsIn(schema.def.innerType);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Readonly<Record<string, z.core.$ZodType>>).flatMap(([name, part]) => amountsIn(part).map((path) => [name, ...path]));
}

function partOf(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => (typeof part === 'object' && part !== null ? (part as Readonly<Record<string, unknown>>)[name] : undefined), value);
}

/**
 * The amounts of a stated value that the merchant's ledger cannot hold: with more decimals than its currency has, or above the largest
 * movement.
 *
 * @param value as it was stated, without defaults, which are cut to the currency when they are read
 * @param exponent decimals of the currency
 * @returns the path of each, such as `referral.deposit` without the setting's name; empty for the value itself
 */
export function wrongAmounts(name: SettingName, value: unknown, exponent: number): string[] {
  const isWrong = (amount: unknown): boolean => typeof amount === 'string' && ((amount.split('.')[1]?.length ?? 0) > exponent || minorOf(amount, exponent) > MOST_MINOR);
  return amountsIn(settingSchemas[name]).filter((path) => isWrong(partOf(value, path))).map((path) => path.join('.'));
}

/**
 * An amount of a setting in minor units. Decimals that the currency does not have are cut off: defaults are written for two, and no
 * setting may stop what goes by it.
 *
 * @param amount a decimal, such as `0.01`
 * @param exponent decimals of the merchant's currency
 */
export function settingAmount(amount: string, exponent: number): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  const kept = fraction.slice(0, exponent);
  return minorOf(kept === '' ? whole : `${whole}.${kept}`, exponent);
}
