import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Icon } from '../../icons/icon.tsx';
import { iconHeart } from '../../icons/games.ts';
import { Cluster } from '../../layout/flow.tsx';
import { LinkChip } from './filter-chip.tsx';

const meta = {
  title: 'Fields/LinkChip',
  component: LinkChip,
  args: { href: '#recent', current: false, children: 'Recent' },
} satisfies Meta<typeof LinkChip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Current: Story = {
  args: { current: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Recent' })).toHaveAttribute('aria-current', 'true');
  },
};
export const WithIcon: Story = {
  render: () => (
    <Cluster>
      <LinkChip href="#favourites" current={false}>
        <Icon glyph={iconHeart} />
        Favourites
      </LinkChip>
      <LinkChip href="#recent" current>
        Recent
      </LinkChip>
    </Cluster>
  ),
};
