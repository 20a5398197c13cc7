import type { SchemeTokenValues } from '@livery/brand-kit';

/**
 * Night: lacquered walls, gold for actions and lines. Gains are gold and losses jade, as prices are read in Chinese:
 * there red and gold mean a rise, and green a fall. The sign says it as well.
 */
export const dark: SchemeTokenValues = {
  color: {
    bg: {
      canvas: '{lacquer.950}',
      sunken: '{lacquer.1000}',
      surface: '{lacquer.900}',
      raised: '{lacquer.850}',
      overlay: '{lacquer.900}',
      inverse: '{paper.50}',
      scrim: '{lacquer.1000/78}',
    },
    fg: {
      default: '{paper.50}',
      muted: '{paper.200}',
      subtle: '{paper.300}',
      onAccent: '{lacquer.1000}',
      onInverse: '{ink.950}',
      link: '{gold.300}',
    },
    border: { subtle: '{gold.500/22}', default: '{gold.500/40}', strong: '{gold.500}', focus: '{gold.200}' },
    accent: {
      bg: '{gold.400}',
      hover: '{gold.300}',
      pressed: '{gold.500}',
      fg: '{lacquer.1000}',
      soft: '{lacquer.700}',
      softFg: '{gold.200}',
    },
    secondary: {
      bg: '{gold.700}',
      hover: '{gold.800}',
      pressed: '{gold.800}',
      fg: '{paper.0}',
      soft: '{lacquer.700}',
      softFg: '{lacquer.100}',
    },
    field: { bg: '{lacquer.1000}', border: '{gold.600}', fg: '{paper.50}', placeholder: '{paper.300}' },
    status: {
      info: { bg: '{porcelain.900}', fg: '{porcelain.200}', border: '{porcelain.400}', solid: '{porcelain.400}', onSolid: '{lacquer.1000}' },
      success: { bg: '{jade.900}', fg: '{jade.200}', border: '{jade.400}', solid: '{jade.400}', onSolid: '{lacquer.1000}' },
      warning: { bg: '{amber.900}', fg: '{amber.200}', border: '{amber.400}', solid: '{amber.400}', onSolid: '{lacquer.1000}' },
      danger: { bg: '{rouge.900}', fg: '{rouge.200}', border: '{rouge.400}', solid: '{rouge.400}', onSolid: '{lacquer.1000}' },
    },
    money: { gain: '{gold.300}', loss: '{jade.300}', neutral: '{paper.100}' },
    game: {
      hot: '{lacquer.50}',
      onHot: '{lacquer.600}',
      new: '{jade.300}',
      onNew: '{lacquer.1000}',
      jackpot: '{gold.300}',
      onJackpot: '{lacquer.1000}',
    },
    header: {
      topBg: '{lacquer.1000}',
      topFg: '{paper.200}',
      bottomBg: '{lacquer.500}',
      bottomFg: '{paper.0}',
      active: '{gold.100}',
    },
    footer: { bg: '{lacquer.1000}', fg: '{paper.300}', heading: '{gold.200}' },
    hero: { fg: '{paper.0}', muted: '{gold.100}' },
    skeleton: { base: '{lacquer.800}', shine: '{lacquer.700}' },
    chart: { 1: '{gold.400}', 2: '{jade.400}', 3: '{porcelain.400}', 4: '{rouge.300}', 5: '{amber.400}', 6: '{paper.300}' },
  },
  gradient: {
    brand: 'linear-gradient(135deg, {gold.700} 0%, {gold.400} 24%, {gold.100} 42%, {gold.400} 58%, {gold.600} 82%, {gold.300} 100%)',
    hero: 'linear-gradient(180deg, {lacquer.1000} 0%, {lacquer.800} 38%, {lacquer.600} 78%, {lacquer.950} 100%)',
    accent: 'linear-gradient(180deg, {gold.200} 0%, {gold.400} 56%, {gold.500} 100%)',
    surface: 'linear-gradient(180deg, {lacquer.850} 0%, {lacquer.900} 100%)',
    jackpot: 'linear-gradient(96deg, {gold.200} 0%, {gold.400} 50%, {amber.400} 100%)',
    page:
      'linear-gradient(180deg, {lacquer.700/70} 0%, {lacquer.900/0} 34rem), ' +
      'radial-gradient(46rem 26rem at 100% 0%, {gold.600/24} 0%, {gold.600/0} 72%)',
  },
  shadow: {
    sm: '0 1px 0 {lacquer.1000/70}',
    md: '0 2px 0 {lacquer.1000/60}, 0 6px 14px -6px {lacquer.1000/70}',
    lg: '0 2px 0 {lacquer.1000/60}, 0 16px 30px -12px {lacquer.1000/80}',
    xl: '0 0 0 1px {gold.600/70}, 0 28px 60px -18px {lacquer.1000/92}',
    tile: '0 1px 0 {lacquer.1000/80}, 0 8px 14px -8px {lacquer.1000/80}',
    tileHover: '0 0 0 1px {gold.200}, 0 0 26px -2px {gold.400/55}, 0 16px 26px -12px {lacquer.1000/90}',
    glow: '0 0 0 1px {gold.200/70}, 0 4px 18px -6px {gold.400/60}',
    inset: 'inset 0 1px 0 {gold.50/70}, inset 0 -1px 0 {gold.700/60}',
  },
};
