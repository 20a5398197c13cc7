import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../actions/link-button.tsx';
import { iconTrophy } from '../icons/games.ts';
import { SectionHeading } from './section-heading.tsx';

const meta = { title: 'Layout/SectionHeading', component: SectionHeading, args: { children: 'Hot games' } } satisfies Meta<typeof SectionHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithEverything: Story = {
  args: {
    glyph: iconTrophy,
    lead: 'Most played in the last hour, all vendors.',
    action: (
      <LinkButton href="#all" variant="ghost" size="sm">
        See all
      </LinkButton>
    ),
  },
};
export const FirstLevel: Story = { args: { level: 1, children: 'Slots' } };
export const LongTitle: Story = { args: { children: 'Games that many people play tonight, at all tables of all vendors', lead: 'Most played in the last hour.' } };
