import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import * as account from './account.ts';
import * as actions from './actions.ts';
import * as games from './games.ts';
import * as header from './header.ts';
import { Icon } from './icon.tsx';
import * as navigation from './navigation.ts';

const all = Object.entries({ ...navigation, ...header, ...games, ...account, ...actions });

const meta = { title: 'Media/Icon', component: Icon, args: { glyph: games.iconCrown, label: 'VIP' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = {
  args: { size: 'lg' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'VIP' })).toBeVisible();
  },
};
export const Filled: Story = { args: { glyph: games.iconHeart, filled: true, size: 'lg', label: 'Favourite' } };

export const Set: Story = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))', gap: '1rem' }}>
      {all.map(([name, glyph]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: '0.5rem', fontSize: '0.75rem' }}>
          <Icon glyph={glyph} size="lg" />
          {name.replace('icon', '')}
        </li>
      ))}
    </ul>
  ),
};
