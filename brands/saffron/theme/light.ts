import type { SchemeTokenValues } from '@livery/brand-kit';

/** First light: linen walls, aubergine text, burnt saffron for actions, brass frames; the glaze of header and footer stays. */
export const light: SchemeTokenValues = {
  color: {
    bg: {
      canvas: '{linen.50}',
      sunken: '{linen.100}',
      surface: '{linen.0}',
      raised: '{linen.0}',
      overlay: '{linen.0}',
      inverse: '{night.900}',
      scrim: '{night.950/58}',
    },
    fg: {
      default: '{night.950}',
      muted: '{night.800}',
      subtle: '{night.700}',
      onAccent: '{linen.0}',
      onInverse: '{linen.50}',
      link: '{teal.700}',
    },
    border: { subtle: '{brass.500/34}', default: '{brass.600/58}', strong: '{brass.700}', focus: '{saffron.600}' },
    accent: {
      bg: '{saffron.700}',
      hover: '{saffron.800}',
      pressed: '{saffron.800}',
      fg: '{linen.0}',
      soft: '{saffron.100}',
      softFg: '{saffron.800}',
    },
    secondary: {
      bg: '{brass.500}',
      hover: '{brass.400}',
      pressed: '{brass.500}',
      fg: '{night.1000}',
      soft: '{brass.100}',
      softFg: '{brass.800}',
    },
    field: { bg: '{linen.0}', border: '{brass.700}', fg: '{night.950}', placeholder: '{night.600}' },
    status: {
      info: { bg: '{teal.100}', fg: '{teal.700}', border: '{teal.600}', solid: '{teal.700}', onSolid: '{linen.0}' },
      success: { bg: '{mint.100}', fg: '{mint.700}', border: '{mint.600}', solid: '{mint.700}', onSolid: '{linen.0}' },
      warning: { bg: '{saffron.100}', fg: '{saffron.800}', border: '{saffron.700}', solid: '{saffron.300}', onSolid: '{night.950}' },
      danger: { bg: '{pomegranate.100}', fg: '{pomegranate.700}', border: '{pomegranate.600}', solid: '{pomegranate.600}', onSolid: '{linen.0}' },
    },
    money: { gain: '{mint.700}', loss: '{pomegranate.700}', neutral: '{night.900}' },
    game: {
      hot: '{pomegranate.600}',
      onHot: '{linen.0}',
      new: '{teal.700}',
      onNew: '{linen.0}',
      jackpot: '{saffron.300}',
      onJackpot: '{night.1000}',
    },
    header: {
      topBg: '{night.900}',
      topFg: '{linen.100}',
      bottomBg: '{teal.850}',
      bottomFg: '{linen.50}',
      active: '{saffron.300}',
    },
    footer: { bg: '{teal.900}', fg: '{linen.200}', heading: '{saffron.200}' },
    hero: { fg: '{night.950}', muted: '{night.900}' },
    skeleton: { base: '{linen.200}', shine: '{linen.100}' },
    chart: { 1: '{saffron.700}', 2: '{teal.600}', 3: '{pomegranate.600}', 4: '{brass.700}', 5: '{mint.600}', 6: '{night.700}' },
  },
  gradient: {
    brand: 'linear-gradient(100deg, {saffron.700} 0%, {saffron.500} 45%, {brass.500} 100%)',
    hero: 'linear-gradient(180deg, {teal.100} 0%, {saffron.100} 56%, {linen.50} 100%)',
    accent: 'linear-gradient(180deg, {saffron.700} 0%, {saffron.800} 100%)',
    surface: 'linear-gradient(180deg, {linen.0} 0%, {linen.50} 100%)',
    jackpot: 'linear-gradient(96deg, {saffron.200} 0%, {saffron.400} 55%, {brass.300} 100%)',
    page:
      'radial-gradient(44rem 24rem at 50% 100%, {saffron.200/40} 0%, {saffron.100/0} 72%), ' +
      'linear-gradient(180deg, {teal.100/90} 0%, {linen.50/0} 36rem)',
  },
  shadow: {
    sm: '0 1px 2px {night.800/14}',
    md: '0 6px 16px -8px {night.800/22}',
    lg: '0 18px 40px -18px {night.800/30}',
    xl: '0 0 0 1px {brass.500/45}, 0 34px 80px -26px {night.900/44}',
    tile: '0 10px 20px -14px {night.800/38}',
    tileHover: '0 0 0 3px {saffron.300/60}, 0 22px 38px -18px {night.900/44}',
    glow: '0 0 0 3px {saffron.300/40}, 0 10px 26px -10px {saffron.600/50}',
    inset: 'inset 0 2px 4px {night.800/14}',
  },
};
