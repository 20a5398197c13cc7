import type { SchemeTokenValues } from '@livery/brand-kit';

/** Day: rice paper and ink, vermilion for actions, gold lines. Gains are red and losses jade, as in the dark scheme. */
export const light: SchemeTokenValues = {
  color: {
    bg: {
      canvas: '{paper.50}',
      sunken: '{paper.100}',
      surface: '{paper.0}',
      raised: '{paper.0}',
      overlay: '{paper.0}',
      inverse: '{lacquer.900}',
      scrim: '{ink.950/58}',
    },
    fg: {
      default: '{ink.950}',
      muted: '{ink.800}',
      subtle: '{ink.700}',
      onAccent: '{paper.0}',
      onInverse: '{paper.50}',
      link: '{lacquer.500}',
    },
    border: { subtle: '{gold.500/34}', default: '{gold.600/56}', strong: '{gold.700}', focus: '{gold.600}' },
    accent: {
      bg: '{lacquer.500}',
      hover: '{lacquer.600}',
      pressed: '{lacquer.700}',
      fg: '{paper.0}',
      soft: '{lacquer.50}',
      softFg: '{lacquer.600}',
    },
    secondary: {
      bg: '{gold.500}',
      hover: '{gold.400}',
      pressed: '{gold.500}',
      fg: '{ink.950}',
      soft: '{gold.100}',
      softFg: '{gold.800}',
    },
    field: { bg: '{paper.0}', border: '{gold.700}', fg: '{ink.950}', placeholder: '{ink.700}' },
    status: {
      info: { bg: '{porcelain.100}', fg: '{porcelain.700}', border: '{porcelain.600}', solid: '{porcelain.700}', onSolid: '{paper.0}' },
      success: { bg: '{jade.100}', fg: '{jade.700}', border: '{jade.600}', solid: '{jade.700}', onSolid: '{paper.0}' },
      warning: { bg: '{amber.100}', fg: '{amber.800}', border: '{amber.700}', solid: '{amber.400}', onSolid: '{ink.950}' },
      danger: { bg: '{rouge.100}', fg: '{rouge.700}', border: '{rouge.600}', solid: '{rouge.700}', onSolid: '{paper.0}' },
    },
    money: { gain: '{lacquer.500}', loss: '{jade.700}', neutral: '{ink.900}' },
    game: {
      hot: '{lacquer.500}',
      onHot: '{paper.0}',
      new: '{jade.700}',
      onNew: '{paper.0}',
      jackpot: '{gold.300}',
      onJackpot: '{ink.950}',
    },
    header: {
      topBg: '{lacquer.900}',
      topFg: '{paper.100}',
      bottomBg: '{lacquer.700}',
      bottomFg: '{paper.0}',
      active: '{gold.100}',
    },
    footer: { bg: '{lacquer.900}', fg: '{paper.200}', heading: '{gold.200}' },
    hero: { fg: '{lacquer.900}', muted: '{ink.900}' },
    skeleton: { base: '{paper.200}', shine: '{paper.100}' },
    chart: { 1: '{lacquer.500}', 2: '{jade.600}', 3: '{gold.600}', 4: '{porcelain.600}', 5: '{amber.700}', 6: '{ink.700}' },
  },
  gradient: {
    brand: 'linear-gradient(135deg, {gold.600} 0%, {gold.400} 24%, {gold.200} 42%, {gold.400} 58%, {gold.600} 82%, {gold.400} 100%)',
    hero: 'linear-gradient(180deg, {paper.100} 0%, {gold.100} 46%, {lacquer.100} 82%, {paper.50} 100%)',
    accent: 'linear-gradient(180deg, {lacquer.500} 0%, {lacquer.600} 100%)',
    surface: 'linear-gradient(180deg, {paper.0} 0%, {paper.50} 100%)',
    jackpot: 'linear-gradient(96deg, {gold.200} 0%, {gold.400} 50%, {amber.400} 100%)',
    page:
      'linear-gradient(180deg, {lacquer.100/55} 0%, {paper.50/0} 30rem), ' +
      'radial-gradient(46rem 26rem at 100% 0%, {gold.200/60} 0%, {gold.200/0} 72%)',
  },
  shadow: {
    sm: '0 1px 0 {gold.700/24}',
    md: '0 2px 0 {gold.600/20}, 0 6px 14px -8px {ink.900/24}',
    lg: '0 2px 0 {gold.600/20}, 0 16px 30px -14px {ink.900/32}',
    xl: '0 0 0 1px {gold.500/70}, 0 28px 60px -20px {ink.950/46}',
    tile: '0 1px 0 {gold.800/40}, 0 8px 14px -9px {ink.900/40}',
    tileHover: '0 0 0 1px {lacquer.500}, 0 16px 28px -12px {lacquer.700/50}',
    glow: '0 0 0 1px {gold.400/80}, 0 4px 16px -6px {lacquer.500/55}',
    inset: 'inset 0 1px 0 {gold.200/50}, inset 0 -1px 0 {lacquer.800/60}',
  },
};
