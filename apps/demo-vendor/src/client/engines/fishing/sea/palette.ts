import { hash32 } from '../../../../shared/skin.ts';

/** Colours of one sea. */
export interface SeaPalette {
  /** Water from the surface down. */
  readonly water: readonly [string, string, string, string];
  /** Light from above. */
  readonly light: string;
  /** Far and near rocks. */
  readonly far: string;
  readonly rock: string;
  readonly sand: readonly [string, string];
  readonly corals: readonly string[];
  /** The foreground. */
  readonly front: string;
}

const SEAS: Readonly<Record<'reef' | 'abyss' | 'dusk' | 'kelp', SeaPalette>> = {
  reef: { water: ['#7fe9f2', '#1fa6cf', '#0b62a4', '#062c5e'], light: '#e9fffb', far: '#0e6ca6', rock: '#14405f', sand: ['#e8cf97', '#7d6a55'], corals: ['#ff6f7d', '#ffb14a', '#d66bff', '#4fe0b0', '#ffe066'], front: '#04213f' },
  abyss: { water: ['#2f5bd0', '#172a8a', '#0d1454', '#05061f'], light: '#9fc4ff', far: '#141f6e', rock: '#10163f', sand: ['#5a62a8', '#20234f'], corals: ['#35f0ff', '#b26bff', '#ff5fc8', '#52ffa8', '#6f8cff'], front: '#03041a' },
  dusk: { water: ['#ffc38f', '#e0668b', '#7b3390', '#241049'], light: '#fff0c9', far: '#7d3a8f', rock: '#43205c', sand: ['#f0b98c', '#7a4a66'], corals: ['#ff8a5c', '#ffd25c', '#ff5f9e', '#8ee6c9', '#c79bff'], front: '#1b0a36' },
  kelp: { water: ['#c8f5b8', '#4fbf93', '#14776f', '#05323d'], light: '#fdffd9', far: '#1e7f74', rock: '#17483f', sand: ['#d9cf8c', '#5f6a45'], corals: ['#ff9f59', '#e7e35c', '#ff6b8b', '#63e6be', '#b197fc'], front: '#032425' },
};

/** The palette of a game: by a word of its title, else by the code's hash. */
export function seaOf(code: string): SeaPalette {
  if (/abyss|midnight|deep|kraken|lost-city|thunder|blue/.test(code)) return SEAS.abyss;
  if (/monsoon|carnival|party|dragon|golden|arcade/.test(code)) return SEAS.dusk;
  if (/turtle|lagoon|island|harbour|trawler|seahorse|angler/.test(code)) return SEAS.kelp;
  return hash32(`sea:${code}`) % 3 === 0 ? SEAS.kelp : SEAS.reef;
}

/** A hex colour with an alpha from 0 to 1. */
export function withAlpha(hex: string, alpha: number): string {
  return `${hex}${Math.round(Math.max(0, Math.min(1, alpha)) * 255).toString(16).padStart(2, '0')}`;
}
