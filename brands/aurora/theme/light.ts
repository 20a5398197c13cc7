import type { SchemeTokenValues } from '@livery/brand-kit';

/** Day: snow white, frosted glass, violet for actions. */
export const light: SchemeTokenValues = {
  color: {
    bg: {
      canvas: '{ink.50}',
      sunken: '{ink.100}',
      surface: '{ink.0/86}',
      raised: '{ink.0}',
      overlay: '{ink.0}',
      inverse: '{ink.900}',
      scrim: '{ink.900/56}',
    },
    fg: {
      default: '{ink.900}',
      muted: '{ink.600}',
      subtle: '{ink.600}',
      onAccent: '{ink.0}',
      onInverse: '{ink.50}',
      link: '{violet.600}',
    },
    border: { subtle: '{ink.600/14}', default: '{ink.600/30}', strong: '{ink.500}', focus: '{violet.600}' },
    accent: {
      bg: '{violet.600}',
      hover: '{violet.700}',
      pressed: '{violet.800}',
      fg: '{ink.0}',
      soft: '{violet.200/55}',
      softFg: '{violet.700}',
    },
    secondary: {
      bg: '{glow.700}',
      hover: '{glow.800}',
      pressed: '{glow.900}',
      fg: '{ink.0}',
      soft: '{glow.200/62}',
      softFg: '{glow.800}',
    },
    field: { bg: '{ink.0}', border: '{ink.500}', fg: '{ink.900}', placeholder: '{ink.600}' },
    status: {
      info: { bg: '{cyan.200/45}', fg: '{cyan.700}', border: '{cyan.600}', solid: '{cyan.700}', onSolid: '{ink.0}' },
      success: { bg: '{glow.200/50}', fg: '{glow.800}', border: '{glow.700}', solid: '{glow.700}', onSolid: '{ink.0}' },
      warning: { bg: '{amber.200/62}', fg: '{amber.800}', border: '{amber.700}', solid: '{amber.400}', onSolid: '{ink.950}' },
      danger: { bg: '{rose.200/48}', fg: '{rose.700}', border: '{rose.600}', solid: '{rose.600}', onSolid: '{ink.0}' },
    },
    money: { gain: '{glow.800}', loss: '{rose.700}', neutral: '{ink.800}' },
    game: {
      hot: '{rose.600}',
      onHot: '{ink.0}',
      new: '{cyan.700}',
      onNew: '{ink.0}',
      jackpot: '{amber.400}',
      onJackpot: '{ink.950}',
    },
    header: {
      topBg: '{ink.900}',
      topFg: '{ink.100}',
      bottomBg: '{ink.0}',
      bottomFg: '{ink.900}',
      active: '{violet.600}',
    },
    footer: { bg: '{ink.900}', fg: '{ink.200}', heading: '{ink.0}' },
    hero: { fg: '{ink.900}', muted: '{ink.800}' },
    skeleton: { base: '{ink.100}', shine: '{ink.50}' },
    chart: { 1: '{violet.600}', 2: '{glow.700}', 3: '{cyan.600}', 4: '{amber.700}', 5: '{magenta.600}', 6: '{ink.600}' },
  },
  gradient: {
    brand: 'linear-gradient(100deg, {glow.700} 0%, {cyan.700} 48%, {violet.600} 100%)',
    hero: 'linear-gradient(180deg, {ink.100} 0%, {violet.200} 64%, {ink.50} 100%)',
    accent: 'linear-gradient(102deg, {violet.600} 0%, {violet.700} 55%, {cyan.700} 100%)',
    surface: 'linear-gradient(160deg, {ink.0/92} 0%, {ink.0/78} 50%, {violet.200/30} 100%)',
    jackpot: 'linear-gradient(96deg, {amber.300} 0%, {amber.400} 50%, {magenta.300} 100%)',
    page:
      'radial-gradient(60rem 34rem at 84% -8%, {violet.200/70} 0%, {violet.200/0} 70%), ' +
      'radial-gradient(52rem 30rem at 6% 4%, {glow.200/70} 0%, {glow.200/0} 68%)',
  },
  shadow: {
    sm: '0 1px 2px {ink.800/12}',
    md: '0 6px 18px -6px {ink.800/18}, 0 1px 2px {ink.800/8}',
    lg: '0 18px 44px -16px {ink.800/26}, 0 2px 6px {ink.800/8}',
    xl: '0 36px 88px -24px {ink.800/38}, 0 0 0 1px {ink.600/8}',
    tile: '0 10px 26px -14px {ink.800/34}, inset 0 0 0 1px {ink.0/40}',
    tileHover: '0 22px 50px -18px {violet.600/48}, 0 0 0 1px {violet.500/50}',
    glow: '0 0 0 1px {violet.500/26}, 0 8px 32px -8px {violet.500/46}',
    inset: 'inset 0 1px 3px {ink.800/14}, inset 0 0 0 1px {ink.600/8}',
  },
};
