import type { Certificate } from './certify.ts';
import { add, fraction, fromText } from '../fraction.ts';
import type { Fraction } from '../fraction.ts';
import type { MathModel } from './model.ts';
import { F243 } from './models/f243.ts';
import { J20 } from './models/j20.ts';
import { L10 } from './models/l10.ts';
import { L20 } from './models/l20.ts';
import { W243 } from './models/w243.ts';

/** A model together with its exact figures. */
export interface CertifiedModel {
  readonly model: MathModel;
  readonly certificate: Certificate;
}

/** Classes of the standard deviation of one spin's return, in stakes. */
export type Volatility = 'low' | 'medium' | 'high';

const certificate = (figures: Record<keyof Certificate, string>): Certificate => ({
  rtp: fromText(figures.rtp),
  baseRtp: fromText(figures.baseRtp),
  hitRate: fromText(figures.hitRate),
  freeSpinsRate: fromText(figures.freeSpinsRate),
  variance: fromText(figures.variance),
  topBaseWin: fromText(figures.topBaseWin),
});

/**
 * The models in use. `certify` computed the figures by visiting every position of the reels; a test computes them again, so
 * that no strip or pay can change without its certificate.
 */
export const CERTIFIED: readonly CertifiedModel[] = [
  {
    model: L20,
    certificate: certificate({
      rtp: '78736386516625/81947455198336',
      baseRtp: '12689060/20511149',
      hitRate: '8076833/20511149',
      freeSpinsRate: '193293/20511149',
      variance: '5111821007297159864861723895617/167884635337082147727429222400',
      topBaseWin: '120/1',
    }),
  },
  {
    model: W243,
    certificate: certificate({
      rtp: '126769200809/132022800000',
      baseRtp: '7939647/12400000',
      hitRate: '68281/144000',
      freeSpinsRate: '8039/992000',
      variance: '10728044460629775197469671/156870177478560000000000',
      topBaseWin: '36012/25',
    }),
  },
  {
    model: L10,
    certificate: certificate({
      rtp: '47026535621699/48965855784720',
      baseRtp: '1535365/1978032',
      hitRate: '413093/1648360',
      freeSpinsRate: '63459/6593440',
      variance: '44739370737665382394819043279/2397655032729997086985478400',
      topBaseWin: '172/1',
    }),
  },
  {
    model: F243,
    certificate: certificate({
      rtp: '73884411088857/76938165101600',
      baseRtp: '23603553/52432160',
      hitRate: '2488113/5243216',
      freeSpinsRate: '16551/327701',
      variance: '1742598622706284913607136019723221/56039728986186436329499675520000',
      topBaseWin: '960/1',
    }),
  },
  {
    model: J20,
    certificate: certificate({
      rtp: '77031743624825/81947455198336',
      baseRtp: '12419440/20511149',
      hitRate: '8076833/20511149',
      freeSpinsRate: '193293/20511149',
      variance: '4947694335953439574516181400577/167884635337082147727429222400',
      topBaseWin: '235/2',
    }),
  },
];

/** The certified model of a code, or undefined. */
export function modelByCode(code: string): CertifiedModel | undefined {
  return CERTIFIED.find((entry) => entry.model.code === code);
}

/** The share of all stakes that a jackpot returns: everything that it collects. */
export function jackpotShare({ jackpot }: MathModel): Fraction {
  return jackpot === undefined ? fraction(0) : fraction(jackpot.potPermille + jackpot.seedPermille, 1000);
}

/** The return to player of a game, including its jackpot. */
export function totalReturn({ model, certificate: { rtp } }: CertifiedModel): Fraction {
  return add(rtp, jackpotShare(model));
}

/** Low below a standard deviation of 5 stakes, high above 7 or with a jackpot. Compares variances, so it is exact. */
export function volatilityOf({ model: { jackpot }, certificate: { variance } }: CertifiedModel): Volatility {
  if (jackpot !== undefined) return 'high';
  if (variance.num < 25n * variance.den) return 'low';
  return variance.num > 49n * variance.den ? 'high' : 'medium';
}
