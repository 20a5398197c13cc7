import { freeSpinsFor, retriggeredSpinsFor } from '../../../../maths/slot/evaluate.ts';
import type { GameSymbol, MathModel } from '../../../../maths/slot/model.ts';
import type { SlotOutcome, Spin } from '../../../../shared/slot.ts';
import type { SymbolLook } from '../art/symbols.ts';
import type { Hud } from '../hud/hud.ts';
import type { StageMessages } from '../hud/stage-messages.ts';
import type { MoneyFormat } from '../../../money.ts';
import type { Sound } from '../../../sound.ts';
import { STILL } from '../stage/pace.ts';
import type { Stage } from '../stage/stage.ts';
import { t } from '../texts/texts.ts';
import { describeWin } from './describe-win.ts';

/** Celebrated wins, by multiples of the stake. */
const LEVELS = [
  { from: 50, title: 'hugeWin', coins: 40, ms: 5200 },
  { from: 15, title: 'bigWin', coins: 26, ms: 3800 },
] as const;

/** Shows an outcome on the reels, spin by spin. */
export class Presenter {
  private readonly stage: Stage;
  private readonly hud: Hud;
  private readonly moments: StageMessages;
  private readonly sound: Sound;
  private readonly model: MathModel;
  private readonly looks: Readonly<Record<GameSymbol, SymbolLook>>;
  private readonly money: MoneyFormat;
  private wake: (() => void) | null = null;

  constructor(stage: Stage, hud: Hud, moments: StageMessages, sound: Sound, model: MathModel, looks: Readonly<Record<GameSymbol, SymbolLook>>, money: MoneyFormat) {
    [this.stage, this.hud, this.moments, this.sound, this.model, this.looks, this.money] = [stage, hud, moments, sound, model, looks, money];
  }

  /** Skips the present animation. */
  hurry(): void {
    this.stage.hurry();
    this.hud.finishCount();
    this.moments.skip();
    this.wake?.();
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.wake?.(), ms);
      this.wake = () => {
        clearTimeout(timer);
        this.wake = null;
        resolve();
      };
    });
  }

  private tickerFor(spin: Spin, coin: bigint): string {
    const best = spin.wins.toSorted((a, b) => b.coins - a.coins).slice(0, spin.wins.length > 2 ? 1 : 2);
    const rest = spin.wins.length - best.length;
    return best.map((win) => describeWin(win, coin, this.looks, this.money)).join(' · ') + (rest > 0 ? ` · +${rest}` : '');
  }

  private async celebrate(title: 'hugeWin' | 'bigWin' | 'jackpotWon', amount: bigint, coins: number, ms: number): Promise<void> {
    this.sound.bigWin();
    const shown = this.moments.show(t(title), this.money.full(0n), 'win', ms);
    const start = performance.now();
    let over = false;
    let thrown = 0;
    const tick = (now: number): void => {
      if (over) return;
      const progress = this.stage.pace === STILL ? 1 : Math.min(1, Math.max(0, now - start) / (ms * 0.7));
      this.moments.detail(this.money.full((amount * BigInt(Math.round(progress * 10_000))) / 10_000n));
      if (now - start > thrown * 380 && progress < 1) {
        thrown += 1;
        this.stage.celebrate(coins);
        this.sound.count(progress);
      }
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    await shown;
    over = true;
  }

  /** Shows one spin's wins; `before` and `after` are the round's win in minor units around it. */
  private async showWins(spin: Spin, coin: bigint, stake: bigint, before: bigint, last: boolean): Promise<void> {
    const won = coin * BigInt(spin.coins);
    if (won === 0n) {
      if (!last) await this.pause(this.stage.pace.pause);
      return;
    }
    this.stage.showWins(spin.wins);
    this.hud.ticker(this.tickerFor(spin, coin));
    const times = Number((won * 100n) / stake) / 100;
    const level = LEVELS.find(({ from }) => times >= from);
    if (level) {
      void this.hud.setWin(before + won, this.stage.pace === STILL ? 0 : level.ms * 0.7);
      await this.celebrate(level.title, won, level.coins, level.ms);
      return;
    }
    this.sound.win(times);
    const counted = this.hud.setWin(before + won, this.stage.pace === STILL ? 0 : Math.min(1600, 350 + times * 160));
    if (last) await counted;
    else await this.pause(this.stage.pace.showWin);
  }

  /** Plays the free spins from index `from`. `won` is the win of the spins before it, in minor units. */
  private async playFree(outcome: SlotOutcome, coin: bigint, stake: bigint, won: bigint, from: number, shown: (spins: number) => void): Promise<bigint> {
    const { multiplier } = this.model.free;
    let total = won;
    let known = freeSpinsFor(this.model, outcome.spins[0]?.scatters ?? 0);
    this.sound.scatter();
    for (const spin of outcome.spins.slice(1, from)) known += retriggeredSpinsFor(this.model, spin.scatters);
    if (from === 1) {
      this.hud.announce(t('freeSpinsWon', { count: known }));
      await this.pause(this.stage.pace.showWin);
      await this.moments.show(t('freeSpinsWon', { count: known }), t('freeSpinsMultiplier', { multiplier }), 'free', 2600);
    }
    for (const [index, spin] of outcome.spins.entries()) {
      if (index < from) continue;
      this.hud.setFree(t('freeSpinsLeft', { current: index, total: known }));
      this.hud.ticker(t('freeSpinsMultiplier', { multiplier }));
      this.sound.spin();
      this.stage.spin('free');
      await this.stage.land(spin);
      await this.showWins(spin, coin, stake, total, false);
      total += coin * BigInt(spin.coins);
      shown(index + 1);
      const more = retriggeredSpinsFor(this.model, spin.scatters);
      if (more === 0) continue;
      known += more;
      this.sound.scatter();
      this.hud.announce(t('freeSpinsMore', { count: more }));
      await this.moments.show(t('freeSpinsMore', { count: more }), t('freeSpinsMultiplier', { multiplier }), 'free', 1900);
    }
    this.stage.clearWins();
    this.hud.setFree(null);
    const base = coin * BigInt(outcome.spins[0]?.coins ?? 0);
    await this.moments.show(t('freeSpinsTotal'), this.money.full(total - base), 'free', 2600);
    return total;
  }

  /**
   * Stops the spinning reels on an outcome and plays it to its end, from spin `from` when earlier ones have been shown before.
   * `shown` is called with the number of spins shown.
   */
  async present(outcome: SlotOutcome, stake: bigint, from: number, shown: (spins: number) => void): Promise<void> {
    const coin = stake / BigInt(this.model.coins);
    const [base] = outcome.spins;
    if (base === undefined) return;
    if (from === 0) {
      await this.stage.land(base);
      await this.showWins(base, coin, stake, 0n, outcome.freeSpins === 0);
      shown(1);
    } else this.stage.show(base);
    let total = outcome.spins.slice(0, Math.max(1, from)).reduce((sum, spin) => sum + coin * BigInt(spin.coins), 0n);
    if (from > 0) void this.hud.setWin(total);
    if (outcome.freeSpins > 0) {
      total = await this.playFree(outcome, coin, stake, total, Math.max(1, from), shown);
      void this.hud.setWin(total);
    }
    if (outcome.jackpot == null) return;
    const jackpot = BigInt(outcome.jackpot);
    void this.hud.setWin(total + jackpot, this.stage.pace === STILL ? 0 : 4200);
    await this.celebrate('jackpotWon', jackpot, 60, 7000);
  }

  /** Shows the result of a round without animation. */
  showFinal(outcome: SlotOutcome, stake: bigint): void {
    const [base] = outcome.spins;
    if (base === undefined) return;
    this.stage.show(base);
    this.stage.showWins(base.wins);
    void this.hud.setWin((stake / BigInt(this.model.coins)) * BigInt(outcome.coins) + BigInt(outcome.jackpot ?? '0'));
  }
}
