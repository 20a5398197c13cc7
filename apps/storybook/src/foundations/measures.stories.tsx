import { token } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MeasurePage } from './measure-page.tsx';
import { MotionSample } from './motion-sample.tsx';
import { shownTheme } from './shown-theme.ts';
import type { ShownToken } from './shown-theme.ts';

const bar = ({ css }: ShownToken) => <div style={{ inlineSize: css, maxInlineSize: '100%', blockSize: '1.25rem', background: token.color.accent.bg }} />;
const corner = ({ css }: ShownToken) => <div style={{ inlineSize: '9rem', blockSize: '4rem', borderRadius: css, background: token.color.accent.soft, border: `2px solid ${token.color.accent.bg}` }} />;
const line = ({ css }: ShownToken) => <div style={{ inlineSize: '12rem', borderBlockEnd: `${css} solid ${token.color.fg.default}` }} />;
const shadow = ({ css }: ShownToken) => <div style={{ inlineSize: '12rem', blockSize: '5rem', marginBlock: '1rem', borderRadius: token.radius.card, background: token.color.bg.raised, boxShadow: css }} />;
const veil = ({ css }: ShownToken) => <div style={{ inlineSize: '6rem', blockSize: '2.5rem', opacity: css, background: token.color.fg.default }} />;

const meta = {
  title: 'Foundations/Measures',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Space: Story = {
  render: (_, { globals }) => (
    <MeasurePage
      of={shownTheme(globals)}
      title="Space and size"
      lead="One scale of distances, and the sizes that components share. No control is smaller than the touch target."
      parts={[
        { title: 'Distances', start: 'space.', sample: bar },
        { title: 'Sizes', start: 'size.', sample: bar },
        { title: 'Lines', start: 'stroke.', sample: line },
      ]}
    />
  ),
};
export const Radius: Story = {
  render: (_, { globals }) => (
    <MeasurePage of={shownTheme(globals)} title="Radius" lead="Corners by what they belong to: controls, cards, tiles, dialogs, badges." parts={[{ title: 'Corners', start: 'radius.', sample: corner }]} />
  ),
};
export const Shadow: Story = {
  render: (_, { globals }) => (
    <MeasurePage
      of={shownTheme(globals)}
      title="Shadow and layers"
      lead="What lies higher throws more shadow; each scheme has its own. Layers say what covers what."
      parts={[
        { title: 'Shadows', start: 'shadow.', sample: shadow },
        { title: 'Layers', lead: 'From the page to what covers everything.', start: 'z.' },
        { title: 'Opacity', start: 'opacity.', sample: veil },
        { title: 'Blur', start: 'blur.' },
      ]}
    />
  ),
};
export const Motion: Story = {
  render: (_, { globals }) => (
    <MeasurePage
      of={shownTheme(globals)}
      title="Motion"
      lead="How long changes take, and how they begin and end. Press a sample to see it. With reduced motion everything changes at once."
      parts={[
        { title: 'Durations', start: 'motion.duration.', sample: ({ css, short }) => <MotionSample name={short} duration={css} ease={token.motion.ease.standard} /> },
        { title: 'Curves', start: 'motion.ease.', sample: ({ css, short }) => <MotionSample name={short} duration={token.motion.duration.slow} ease={css} /> },
        { title: 'Distance', lead: 'How far what appears comes from.', start: 'motion.distance' },
        { title: 'Hover', lead: 'How much a tile grows under the pointer.', start: 'motion.hoverScale' },
      ]}
    />
  ),
};
