import { decimalOf, minorOf } from '@livery/contracts';
import { fieldFault } from '../../platform/http/index.ts';

/** Decimals of a rate in per cent. */
const PERCENT_DECIMALS = 4;
/** 100 per cent, in millionths of the stake. */
export const MOST_PPM = 1_000_000;

/** A rate in per cent: `1.25` for 12,500 millionths. */
export const percentOf = (ppm: number): string => {
  const text = decimalOf(BigInt(ppm), PERCENT_DECIMALS);
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
};

/** Millionths of the stake; undefined for more than 100 per cent. */
export function ppmOf(percent: string): number | undefined {
  const ppm = Number(minorOf(percent, PERCENT_DECIMALS));
  return ppm > MOST_PPM ? undefined : ppm;
}

/** Millionths of the stake. @throws Problem VALIDATION_FAILED at the field, for more than 100 per cent */
export function rateOf(percent: string, field: string): number {
  const ppm = ppmOf(percent);
  if (ppm === undefined) throw fieldFault(field);
  return ppm;
}
