/** Five shades of one colour, lightest first. */
export type Tone = readonly [pale: string, light: string, mid: string, dark: string, deep: string];

/** The colours of symbols. */
export const TONES = {
  ruby: ['#ffd5dc', '#ff6d84', '#e11d48', '#9f0f35', '#4c0519'],
  coral: ['#ffe3d6', '#ff9a76', '#f4552e', '#b0301a', '#571309'],
  amber: ['#fff3d0', '#ffcf5c', '#f59e0b', '#b45309', '#5a2606'],
  gold: ['#fff8d6', '#ffe17a', '#eab308', '#a16207', '#543204'],
  lime: ['#f4ffd0', '#c5f04f', '#7fbf12', '#457a0c', '#1f3d08'],
  emerald: ['#d3ffe8', '#4ae39a', '#0fa968', '#07704a', '#033527'],
  teal: ['#d2fffa', '#4fe0d5', '#0fa5a5', '#0a6a74', '#063540'],
  sky: ['#ddf5ff', '#6fd0ff', '#1d9bf0', '#1263b0', '#082f5c'],
  sapphire: ['#dde6ff', '#7c9cff', '#3353ea', '#2132a8', '#0f1757'],
  violet: ['#efe0ff', '#bd8cff', '#8339ec', '#54189f', '#290a55'],
  rose: ['#ffe0f2', '#ff8fcb', '#ec3a9b', '#a31566', '#510833'],
  pearl: ['#ffffff', '#f3eefc', '#cfc7e6', '#8f86b0', '#45406a'],
  copper: ['#ffe9d6', '#f0a875', '#c76a33', '#83401b', '#40200c'],
} as const satisfies Record<string, Tone>;

export type ToneName = keyof typeof TONES;
