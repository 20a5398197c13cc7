import type { SchemeTokenValues } from '@livery/brand-kit';

/** Night: glass on a dark sky, green for actions, violet as second accent. */
export const dark: SchemeTokenValues = {
  color: {
    bg: {
      canvas: '{ink.950}',
      sunken: '{ink.1000}',
      surface: '{ink.850/82}',
      raised: '{ink.800/88}',
      overlay: '{ink.900}',
      inverse: '{ink.50}',
      scrim: '{ink.1000/74}',
    },
    fg: {
      default: '{ink.50}',
      muted: '{ink.200}',
      subtle: '{ink.300}',
      onAccent: '{ink.1000}',
      onInverse: '{ink.900}',
      link: '{glow.400}',
    },
    border: { subtle: '{ink.300/16}', default: '{ink.300/28}', strong: '{ink.300/62}', focus: '{cyan.300}' },
    accent: {
      bg: '{glow.400}',
      hover: '{glow.300}',
      pressed: '{glow.500}',
      fg: '{ink.1000}',
      soft: '{glow.900}',
      softFg: '{glow.300}',
    },
    secondary: {
      bg: '{violet.400}',
      hover: '{violet.300}',
      pressed: '{violet.400}',
      fg: '{ink.1000}',
      soft: '{violet.900}',
      softFg: '{violet.200}',
    },
    field: { bg: '{ink.900/88}', border: '{ink.400}', fg: '{ink.50}', placeholder: '{ink.300}' },
    status: {
      info: { bg: '{cyan.900}', fg: '{cyan.200}', border: '{cyan.600}', solid: '{cyan.400}', onSolid: '{ink.1000}' },
      success: { bg: '{glow.900}', fg: '{glow.200}', border: '{glow.600}', solid: '{glow.400}', onSolid: '{ink.1000}' },
      warning: { bg: '{amber.900}', fg: '{amber.200}', border: '{amber.500}', solid: '{amber.400}', onSolid: '{ink.1000}' },
      danger: { bg: '{rose.900}', fg: '{rose.300}', border: '{rose.500}', solid: '{rose.400}', onSolid: '{ink.1000}' },
    },
    money: { gain: '{glow.300}', loss: '{rose.300}', neutral: '{ink.100}' },
    game: {
      hot: '{rose.400}',
      onHot: '{ink.1000}',
      new: '{cyan.400}',
      onNew: '{ink.1000}',
      jackpot: '{amber.400}',
      onJackpot: '{ink.1000}',
    },
    header: {
      topBg: '{ink.1000}',
      topFg: '{ink.200}',
      bottomBg: '{ink.900}',
      bottomFg: '{ink.50}',
      active: '{glow.400}',
    },
    footer: { bg: '{ink.1000}', fg: '{ink.300}', heading: '{ink.50}' },
    hero: { fg: '{ink.0}', muted: '{ink.100}' },
    skeleton: { base: '{ink.800}', shine: '{ink.700}' },
    chart: { 1: '{glow.400}', 2: '{violet.400}', 3: '{cyan.400}', 4: '{amber.400}', 5: '{magenta.400}', 6: '{ink.200}' },
  },
  gradient: {
    brand: 'linear-gradient(100deg, {glow.400} 0%, {cyan.400} 48%, {violet.400} 100%)',
    hero: 'linear-gradient(180deg, {ink.1000} 0%, {ink.900} 46%, {violet.900} 78%, {ink.950} 100%)',
    accent: 'linear-gradient(102deg, {glow.300} 0%, {glow.400} 42%, {cyan.400} 100%)',
    surface: 'linear-gradient(160deg, {ink.700/62} 0%, {ink.850/72} 46%, {ink.900/82} 100%)',
    jackpot: 'linear-gradient(96deg, {amber.300} 0%, {amber.400} 50%, {magenta.300} 100%)',
    page:
      'radial-gradient(60rem 34rem at 84% -8%, {violet.700/42} 0%, {violet.900/0} 70%), ' +
      'radial-gradient(52rem 30rem at 6% 4%, {glow.800/46} 0%, {glow.900/0} 68%)',
  },
  shadow: {
    sm: '0 1px 2px {ink.1000/50}, inset 0 1px 0 {ink.0/6}',
    md: '0 6px 18px -4px {ink.1000/64}, inset 0 1px 0 {ink.0/8}',
    lg: '0 18px 44px -12px {ink.1000/76}, inset 0 1px 0 {ink.0/10}',
    xl: '0 36px 88px -20px {ink.1000/88}, 0 0 0 1px {ink.300/10}, inset 0 1px 0 {ink.0/12}',
    tile: '0 10px 26px -12px {ink.1000/80}, inset 0 0 0 1px {ink.200/12}, inset 0 1px 0 {ink.0/14}',
    tileHover: '0 22px 50px -16px {violet.600/55}, 0 0 0 1px {glow.400/55}, inset 0 1px 0 {ink.0/22}',
    glow: '0 0 0 1px {glow.400/35}, 0 8px 36px -6px {glow.400/48}',
    inset: 'inset 0 1px 3px {ink.1000/60}, inset 0 0 0 1px {ink.300/10}',
  },
};
