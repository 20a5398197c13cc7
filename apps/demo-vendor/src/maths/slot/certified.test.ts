import { describe, expect, it } from 'vitest';
import { CERTIFIED, totalReturn, volatilityOf } from './certified.ts';
import { certify } from './certify.ts';
import { freeSpinsFor } from './evaluate.ts';
import { add, divide, fraction, multiply, percent, subtract, toText } from '../fraction.ts';
import type { Fraction } from '../fraction.ts';
import { modelErrors, PAYING, ROWS } from './model.ts';
import type { MathModel, PayingSymbol, Strips } from './model.ts';

const ONE = fraction(1);
const ZERO = fraction(0);
const shareOf = (strip: string, symbols: string): Fraction => fraction([...strip].filter((s) => symbols.includes(s)).length, strip.length);

/** The chance that none of the three visible symbols is one of `symbols`. */
function unseen(strip: string, symbols: string): Fraction {
  const around = strip + strip.slice(0, ROWS - 1);
  const none = [...strip].filter((_, stop) => !Array.from(around.slice(stop, stop + ROWS)).some((s) => symbols.includes(s)));
  return fraction(none.length, strip.length);
}

/** Expected coins of a spin, computed from symbol frequencies by linearity instead of visiting windows. */
function expectedCoins(model: MathModel, strips: Strips): Fraction {
  const times = model.layout.kind === 'lines' ? fraction(model.layout.lines.length) : ONE;
  const per = (symbol: PayingSymbol, length: number): Fraction =>
    strips.reduce<Fraction>((chance, strip, reel) => {
      const shown = `${symbol}W`;
      if (reel < length) return multiply(chance, multiply(shareOf(strip, shown), fraction(model.layout.kind === 'ways' ? ROWS : 1)));
      if (reel > length) return chance;
      return multiply(chance, model.layout.kind === 'ways' ? unseen(strip, shown) : subtract(ONE, shareOf(strip, shown)));
    }, ONE);
  const perLine = PAYING.flatMap((symbol) =>
    [3, 4, 5].map((length) => multiply(per(symbol, length), fraction(model.pays[symbol][length - 3] ?? 0))),
  );
  return multiply(times, perLine.reduce(add, ZERO));
}

/** The distribution of the number of scatters. */
function scatterChances(strips: Strips): Fraction[] {
  return strips.reduce<Fraction[]>((chances, strip) => {
    const seen = subtract(ONE, unseen(strip, 'S'));
    return Array.from({ length: chances.length + 1 }, (_, n) =>
      add(multiply(chances[n] ?? ZERO, subtract(ONE, seen)), multiply(chances[n - 1] ?? ZERO, seen)));
  }, [ONE]);
}

describe.each(CERTIFIED.map((entry) => [entry.model.code, entry] as const))('certified model %s', (_code, { model, certificate }) => {
  it('satisfies the assumptions of the computation', () => {
    expect(modelErrors(model)).toEqual([]);
  });

  it('has exactly the figures of its certificate, over every position of the reels', () => {
    const computed = certify(model);
    expect(Object.fromEntries(Object.entries(computed).map(([name, value]) => [name, toText(value as Fraction)]))).toEqual(
      Object.fromEntries(Object.entries(certificate).map(([name, value]) => [name, toText(value as Fraction)])),
    );
  }, 60_000);

  it('has the RTP that symbol frequencies give', () => {
    const scatters = scatterChances(model.strips);
    const spins = scatters.map((chance, n) => multiply(chance, fraction(freeSpinsFor(model, n)))).reduce(add, ZERO);
    const scatterCoins = [3, 4, 5]
      .map((n) => multiply(scatters[n] ?? ZERO, fraction((model.scatterPays[n - 3] ?? 0) * model.coins)))
      .reduce(add, ZERO);
    const within = scatterChances(model.free.strips);
    const withinCoins = [3, 4, 5].map((n) => multiply(within[n] ?? ZERO, fraction((model.scatterPays[n - 3] ?? 0) * model.coins))).reduce(add, ZERO);
    const again = [3, 4, 5].map((n) => multiply(within[n] ?? ZERO, fraction(model.free.again?.[n - 3] ?? 0))).reduce(add, ZERO);
    const perSpin = multiply(add(expectedCoins(model, model.free.strips), withinCoins), fraction(model.free.multiplier));
    const free = divide(multiply(spins, perSpin), subtract(ONE, again));
    const rtp = divide(add(add(expectedCoins(model, model.strips), scatterCoins), free), fraction(model.coins));
    expect(toText(rtp)).toBe(toText(certificate.rtp));
  });
});

describe('CERTIFIED', () => {
  it('has the published figures', () => {
    expect(
      CERTIFIED.map((entry) => [entry.model.code, percent(totalReturn(entry)), percent(entry.certificate.hitRate), volatilityOf(entry)]),
    ).toEqual([
      ['L20', '96.08', '39.38', 'medium'],
      ['W243', '96.02', '47.42', 'high'],
      ['L10', '96.04', '25.06', 'low'],
      ['F243', '96.03', '47.45', 'medium'],
      ['J20', '96.00', '39.38', 'high'],
    ]);
  });
});

describe('modelErrors', () => {
  it('lists what violates the assumptions', () => {
    const [entry] = CERTIFIED;
    if (!entry) throw new Error('no model');
    const [, second, ...others] = entry.model.strips;
    const broken = { ...entry.model, strips: ['WAB', second, ...others.slice(0, 2), 'SAS'] as unknown as Strips };
    expect(modelErrors(broken)).toEqual(['strips[0] holds a wild', 'strips[4] can show two scatters at once']);
  });
});
