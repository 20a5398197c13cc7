import { persistentStorage } from './browser-storage.ts';

const KEY = 'livery-game:sound';
/** A pentatonic scale in half tones, in which any tones are consonant. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24];

/** Synthesised sounds. Off until the player turns them on; the choice is stored. */
export class Sound {
  on = persistentStorage.get(KEY) === 'on';
  private context: AudioContext | null = null;
  private readonly root: number;

  /** `seed` selects the musical key. */
  constructor(seed: number) {
    this.root = 196 * 2 ** ((seed % 8) / 12);
  }

  toggle(): boolean {
    this.on = !this.on;
    persistentStorage.set(KEY, this.on ? 'on' : 'off');
    if (this.on) this.click();
    return this.on;
  }

  private note(step: number, after: number, length: number, volume: number, type: OscillatorType = 'triangle', slide = 0): void {
    if (!this.on) return;
    this.context ??= new AudioContext();
    const { context } = this;
    if (context.state === 'suspended') void context.resume();
    const start = context.currentTime + after;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = type;
    tone.frequency.setValueAtTime(this.root * 2 ** (step / 12), start);
    if (slide !== 0) tone.frequency.exponentialRampToValueAtTime(this.root * 2 ** ((step + slide) / 12), start + length);
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(volume, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + length + 0.05);
  }

  click(): void {
    this.note(24, 0, 0.07, 0.05, 'square');
  }
  spin(): void {
    for (let n = 0; n < 6; n += 1) this.note(n * 2 - 6, n * 0.045, 0.1, 0.035, 'sawtooth');
  }
  reelStop(reel: number): void {
    this.note(-22 + reel, 0, 0.14, 0.16, 'sine', -8);
    this.note((SCALE[reel] ?? 0) + 12, 0.01, 0.09, 0.025, 'square');
  }
  scatter(): void {
    for (const [index, step] of [12, 19, 24, 31].entries()) this.note(step, index * 0.06, 0.5, 0.06);
  }
  suspense(): void {
    this.note(-5, 0, 0.9, 0.05, 'sawtooth', 19);
  }
  win(stakes: number): void {
    const steps = Math.min(SCALE.length, 3 + Math.floor(Math.sqrt(stakes) * 2));
    for (let n = 0; n < steps; n += 1) this.note((SCALE[n] ?? 0) + 12, n * 0.075, 0.35, 0.07);
  }
  count(progress: number): void {
    this.note(24 + progress * 12, 0, 0.05, 0.02, 'square');
  }
  bigWin(): void {
    for (const [index, step] of [0, 4, 7, 12, 7, 12, 16, 19, 24].entries()) {
      this.note(step + 12, index * 0.13, 0.6, 0.08);
      this.note(step, index * 0.13, 0.6, 0.05, 'sawtooth');
    }
  }
}
