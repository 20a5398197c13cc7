import type { SchemeTokenValues } from '@livery/brand-kit';

/** Night market: aubergine walls, teal glaze above and below them, saffron for actions, brass for frames. */
export const dark: SchemeTokenValues = {
  color: {
    bg: {
      canvas: '{night.950}',
      sunken: '{night.1000}',
      surface: '{night.900}',
      raised: '{night.850}',
      overlay: '{night.900}',
      inverse: '{linen.50}',
      scrim: '{night.1000/78}',
    },
    fg: {
      default: '{linen.50}',
      muted: '{linen.200}',
      subtle: '{linen.300}',
      onAccent: '{night.1000}',
      onInverse: '{night.950}',
      link: '{teal.300}',
    },
    border: { subtle: '{brass.500/22}', default: '{brass.500/38}', strong: '{brass.500}', focus: '{teal.200}' },
    accent: {
      bg: '{saffron.400}',
      hover: '{saffron.300}',
      pressed: '{saffron.500}',
      fg: '{night.1000}',
      soft: '{saffron.900}',
      softFg: '{saffron.200}',
    },
    secondary: {
      bg: '{brass.500}',
      hover: '{brass.400}',
      pressed: '{brass.500}',
      fg: '{night.1000}',
      soft: '{brass.900}',
      softFg: '{brass.200}',
    },
    field: { bg: '{night.1000}', border: '{brass.600}', fg: '{linen.50}', placeholder: '{linen.300}' },
    status: {
      info: { bg: '{teal.900}', fg: '{teal.200}', border: '{teal.500}', solid: '{teal.400}', onSolid: '{night.1000}' },
      success: { bg: '{mint.900}', fg: '{mint.200}', border: '{mint.400}', solid: '{mint.400}', onSolid: '{night.1000}' },
      warning: { bg: '{brass.900}', fg: '{saffron.100}', border: '{saffron.500}', solid: '{saffron.200}', onSolid: '{night.1000}' },
      danger: { bg: '{pomegranate.900}', fg: '{pomegranate.300}', border: '{pomegranate.400}', solid: '{pomegranate.400}', onSolid: '{night.1000}' },
    },
    money: { gain: '{mint.300}', loss: '{pomegranate.300}', neutral: '{linen.100}' },
    game: {
      hot: '{pomegranate.400}',
      onHot: '{night.1000}',
      new: '{teal.300}',
      onNew: '{night.1000}',
      jackpot: '{saffron.300}',
      onJackpot: '{night.1000}',
    },
    header: {
      topBg: '{night.1000}',
      topFg: '{linen.200}',
      bottomBg: '{teal.900}',
      bottomFg: '{linen.50}',
      active: '{saffron.300}',
    },
    footer: { bg: '{teal.950}', fg: '{linen.300}', heading: '{saffron.200}' },
    hero: { fg: '{linen.0}', muted: '{linen.100}' },
    skeleton: { base: '{night.800}', shine: '{night.700}' },
    chart: { 1: '{saffron.400}', 2: '{teal.400}', 3: '{pomegranate.400}', 4: '{brass.300}', 5: '{mint.400}', 6: '{linen.300}' },
  },
  gradient: {
    brand: 'linear-gradient(100deg, {saffron.600} 0%, {saffron.400} 40%, {brass.300} 100%)',
    hero: 'linear-gradient(180deg, {teal.950} 0%, {teal.850} 44%, {night.850} 82%, {night.950} 100%)',
    accent: 'linear-gradient(180deg, {saffron.300} 0%, {saffron.400} 60%, {saffron.500} 100%)',
    surface: 'linear-gradient(180deg, {night.850} 0%, {night.900} 100%)',
    jackpot: 'linear-gradient(96deg, {saffron.200} 0%, {saffron.400} 55%, {brass.300} 100%)',
    page:
      'radial-gradient(44rem 24rem at 50% 100%, {saffron.700/16} 0%, {saffron.900/0} 72%), ' +
      'linear-gradient(180deg, {teal.900/80} 0%, {night.950/0} 40rem)',
  },
  shadow: {
    sm: '0 1px 2px {night.1000/60}',
    md: '0 6px 16px -6px {night.1000/70}',
    lg: '0 18px 40px -14px {night.1000/80}',
    xl: '0 0 0 1px {brass.500/50}, 0 34px 80px -20px {night.1000/92}',
    tile: '0 10px 22px -12px {night.1000/84}',
    tileHover: '0 0 34px -6px {saffron.500/55}, 0 22px 40px -16px {night.1000/90}',
    glow: '0 0 0 3px {saffron.400/24}, 0 10px 28px -8px {saffron.500/46}',
    inset: 'inset 0 2px 4px {night.1000/60}',
  },
};
