import type { MinorUnits, RoundView, SessionView } from '../../../../shared/protocol.ts';
import type { SlotOutcome } from '../../../../shared/slot.ts';
import { ApiProblem } from '../../../api.ts';
import type { Api, PageProblem } from '../../../api.ts';
import type { AutoplayPlan } from '../hud/autoplay.ts';
import type { Hud } from '../hud/hud.ts';
import { ENDS_SESSION, showProblem } from '../../../hud/problem-dialog.ts';
import type { MoneyFormat } from '../../../money.ts';
import type { PortalChannel } from '../../../portal-channel.ts';
import type { Sound } from '../../../sound.ts';
import type { Stage } from '../stage/stage.ts';
import { t } from '../texts/texts.ts';
import { newSpinId } from '../../../play/pending-round.ts';
import type { PendingRound, PendingRoundStorage } from '../../../play/pending-round.ts';
import type { Presenter } from './presenter.ts';
import { awaitSettled, callRound } from '../../../play/round-call.ts';

export interface GameParts {
  readonly api: Api;
  readonly session: SessionView;
  readonly hud: Hud;
  readonly stage: Stage;
  readonly presenter: Presenter;
  readonly sound: Sound;
  readonly portal: PortalChannel;
  readonly pending: PendingRoundStorage;
  readonly money: MoneyFormat;
}

/** Plays rounds, one at a time. */
export class Game {
  balance: bigint;
  stake: bigint;
  private readonly parts: GameParts;
  private readonly stakes: readonly bigint[];
  private phase: 'idle' | 'calling' | 'showing' = 'idle';
  private plan: (AutoplayPlan & { readonly left: number }) | null = null;

  constructor(parts: GameParts) {
    this.parts = parts;
    this.balance = BigInt(parts.session.balance);
    this.stakes = parts.session.stakes.map(BigInt);
    const wanted = BigInt(parts.session.defaultStake);
    this.stake = this.stakes.includes(wanted) ? wanted : (this.stakes[0] ?? 0n);
    this.refresh();
  }

  private refresh(): void {
    const { hud } = this.parts;
    hud.setBalance(this.balance);
    hud.setStake(this.stake, this.stake !== this.stakes[0], this.stake !== this.stakes.at(-1));
    hud.setAutoplay(this.plan?.left ?? 0);
    hud.setBusy(this.phase !== 'idle' || this.plan !== null);
    hud.setSpin(this.phase === 'idle' ? 'spin' : this.phase === 'calling' ? 'wait' : 'stop');
  }

  get idle(): boolean {
    return this.phase === 'idle' && this.plan === null;
  }

  /** The outcome of a round; null before the stake is confirmed. */
  outcomeOf(round: RoundView): SlotOutcome | null {
    return round.outcome as SlotOutcome | null;
  }

  /** Selects the next higher or lower stake. */
  changeStake(step: 1 | -1): void {
    const next = this.stakes[this.stakes.indexOf(this.stake) + step];
    if (!this.idle || next === undefined) return;
    this.stake = next;
    this.parts.sound.click();
    this.refresh();
    this.parts.hud.announce(`${t('stake')} ${this.parts.money.full(next)}`);
  }

  /** Starts a round, or skips the present animation. */
  press(): void {
    if (this.phase === 'idle') void this.play();
    else if (this.phase === 'showing') this.parts.presenter.hurry();
  }

  startAutoplay(plan: AutoplayPlan): void {
    if (!this.idle) return;
    this.plan = { ...plan, left: plan.spins };
    void this.play();
  }

  /** Stops autoplay after the present round; returns false when it was not running. */
  stopAutoplay(why = t('auto.endedByHand')): boolean {
    if (this.plan === null) return false;
    this.plan = null;
    this.parts.hud.ticker(why);
    this.parts.hud.announce(why);
    this.refresh();
    return true;
  }

  private async play(): Promise<void> {
    const { hud, stage, sound, pending } = this.parts;
    if (this.stake > this.balance) return this.fail('INSUFFICIENT_FUNDS');
    const spin = { spinId: newSpinId(), stake: this.stake.toString() };
    pending.write(spin);
    this.phase = 'calling';
    if (this.plan) this.plan = { ...this.plan, left: this.plan.left - 1 };
    this.refresh();
    hud.setBalance(this.balance - this.stake);
    void hud.setWin(0n);
    hud.ticker(t('goodLuck'));
    sound.spin();
    stage.spin('base');
    await this.finish(spin);
  }

  /** Requests a round, shows its outcome and waits for its settlement. */
  private async finish(spin: PendingRound): Promise<void> {
    const { api, hud, stage, presenter, portal, pending } = this.parts;
    let round: RoundView;
    try {
      round = await callRound(api, spin, {
        offline: () => hud.ticker(t('offline')),
        checking: () => hud.ticker(t('checking')),
      });
    } catch (fault) {
      stage.cancel();
      const code = fault instanceof ApiProblem ? fault.code : 'NETWORK';
      // An unreachable server may have played the round, so it stays pending and is requested again.
      if (code === 'NETWORK') return this.fail(code, spin);
      pending.clear();
      return this.fail(code);
    }
    const outcome = this.outcomeOf(round);
    if (outcome === null) {
      stage.cancel();
      pending.clear();
      if (round.balance !== null) this.balance = BigInt(round.balance);
      return this.fail(round.problem ?? 'WALLET_DOWN', undefined, round.status === 'returned' ? t('stakeReturned') : undefined);
    }
    this.phase = 'showing';
    if (round.balanceAfterStake !== null) hud.setBalance(BigInt(round.balanceAfterStake));
    this.refreshSpin();
    portal.post({ event: 'round-started', roundId: round.roundId, stake: round.stake });
    await presenter.present(outcome, BigInt(round.stake), spin.shown ?? 0, (shown) => pending.write({ ...spin, shown }));
    await this.settle(round);
  }

  private refreshSpin(): void {
    this.parts.hud.setSpin('stop');
  }

  private async settle(round: RoundView): Promise<void> {
    const { api, hud, portal, pending, session, money } = this.parts;
    let settled = round;
    if (round.status !== 'settled') {
      hud.setSpin('wait');
      hud.ticker(t('paying'));
      try {
        settled = await awaitSettled(api, round);
      } catch (fault) {
        return this.fail(fault instanceof ApiProblem ? fault.code : 'NETWORK', { spinId: round.spinId, stake: round.stake });
      }
    }
    pending.clear();
    if (settled.balance !== null) this.balance = BigInt(settled.balance);
    const win = BigInt(settled.win);
    const balance = money.full(this.balance);
    hud.announce(win > 0n ? t('youWon', { amount: money.full(win), balance }) : t('noWin', { balance }));
    if (win === 0n) hud.ticker(t('placeStake'));
    portal.post({ event: 'round-ended', roundId: settled.roundId, win: settled.win });
    this.tellBalance(session);
    this.phase = 'idle';
    this.refresh();
    await this.continueAutoplay(win);
  }

  private tellBalance(session: SessionView): void {
    const balance: MinorUnits = this.balance.toString();
    this.parts.portal.post({ event: 'balance-changed', balance, currency: session.currency, exponent: session.exponent });
  }

  private async continueAutoplay(win: bigint): Promise<void> {
    const { plan } = this;
    if (plan === null) return;
    if (plan.stopWin !== null && win >= plan.stopWin) return void this.stopAutoplay(t('auto.endedWin'));
    if (plan.stopBalance !== null && this.balance < plan.stopBalance) return void this.stopAutoplay(t('auto.endedBalance'));
    if (plan.left <= 0) return void this.stopAutoplay(t('auto.endedCount'));
    const { pace } = this.parts.stage;
    await new Promise((resolve) => setTimeout(resolve, win > 0n ? pace.showWin : pace.pause));
    if (this.plan !== null && this.phase === 'idle') await this.play();
  }

  /** Shows a problem. With a pending round, a retry requests that round again. */
  private fail(code: PageProblem, inFlight?: PendingRound, text?: string): void {
    const { hud, portal } = this.parts;
    this.plan = null;
    this.phase = inFlight ? 'calling' : 'idle';
    const over = ENDS_SESSION.has(code);
    if (code === 'SESSION_LOST') portal.post({ event: 'session-lost' });
    this.refresh();
    hud.ticker(t('placeStake'));
    const retry = inFlight ? () => void this.resume(inFlight) : code === 'WALLET_DOWN' || code === 'ROUND_OPEN' ? () => void this.play() : undefined;
    const exit = portal.present && (over || code === 'INSUFFICIENT_FUNDS' || code === 'WALLET_DOWN' || code === 'NETWORK') ? () => portal.post({ event: 'request-exit' }) : undefined;
    showProblem(code, { retry, exit, dismiss: !over && !inFlight }, text);
  }

  private async resume(spin: PendingRound): Promise<void> {
    this.phase = 'calling';
    this.refresh();
    this.parts.stage.spin('base');
    await this.finish(spin);
  }

  /** Continues free spins after a reload; returns false when there are none left. */
  private async resumeFreeSpins(round: RoundView, inFlight: PendingRound | null): Promise<boolean> {
    const outcome = this.outcomeOf(round);
    const { hud, stage, presenter, pending } = this.parts;
    if (inFlight === null || outcome === null || outcome.freeSpins === 0 || (inFlight.shown ?? 0) >= outcome.spins.length) return false;
    const from = inFlight.shown ?? 0;
    pending.write(inFlight);
    this.phase = 'showing';
    this.refresh();
    if (round.balanceAfterStake !== null) hud.setBalance(BigInt(round.balanceAfterStake));
    hud.announce(t('resumedFree'));
    hud.ticker(t('resumedFree'));
    if (from === 0) stage.spin('base');
    // Not awaited, so that the page becomes ready and the animation can be skipped.
    void presenter.present(outcome, BigInt(round.stake), from, (shown) => pending.write({ ...inFlight, shown })).then(() => this.settle(round));
    return true;
  }

  /** After a reload, continues or shows the pending round. */
  async recover(): Promise<void> {
    const { api, presenter, hud, pending, money, session } = this.parts;
    const inFlight = pending.read();
    const latest = session.round;
    const shown = latest?.status === 'settled' ? this.outcomeOf(latest) : null;
    if (inFlight === null && latest !== null && shown !== null) {
      presenter.showFinal(shown, BigInt(latest.stake));
      return;
    }
    const open = latest !== null && (latest.status === 'pending' || latest.status === 'settling');
    if (inFlight === null && !open) return;
    this.phase = 'calling';
    this.refresh();
    try {
      const found = await api.find(inFlight?.spinId ?? latest?.spinId ?? '');
      const round = found && (await awaitSettled(api, found));
      pending.clear();
      this.phase = 'idle';
      if (round?.balance != null) this.balance = BigInt(round.balance);
      this.refresh();
      if (!round) return;
      if (await this.resumeFreeSpins(round, inFlight)) return;
      const outcome = this.outcomeOf(round);
      if (outcome === null) return this.fail(round.problem ?? 'WALLET_DOWN', undefined, round.status === 'returned' ? t('stakeReturned') : undefined);
      presenter.showFinal(outcome, BigInt(round.stake));
      const text = BigInt(round.win) > 0n ? t('resumed', { amount: money.full(BigInt(round.win)) }) : t('resumedNothing');
      hud.ticker(text);
      hud.announce(text);
      this.tellBalance(session);
    } catch (fault) {
      this.fail(fault instanceof ApiProblem ? fault.code : 'NETWORK', inFlight ?? undefined);
    }
  }
}
