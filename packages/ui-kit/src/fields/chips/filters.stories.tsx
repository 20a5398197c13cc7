import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Icon } from '../../icons/icon.tsx';
import { iconHeart } from '../../icons/games.ts';
import { Cluster, Stack } from '../../layout/flow.tsx';
import { FilterChip, LinkChip } from './filter-chip.tsx';
import { SearchField } from '../text/search-field.tsx';
import type { SearchFieldProps } from '../text/search-field.tsx';
import { TimeRangeChips } from './time-range-chips.tsx';

function Controlled(props: SearchFieldProps) {
  const [value, onChange] = useState(props.value);
  return <SearchField {...props} value={value} onChange={onChange} />;
}

const meta = {
  title: 'Fields/Filters',
  component: Controlled,
  args: { label: 'Search games', placeholder: 'Game or vendor', clearLabel: 'Clear the search', value: '', onChange: () => {} },
} satisfies Meta<typeof Controlled>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Search: Story = {
  name: 'SearchField',
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('searchbox', { name: 'Search games' });
    await userEvent.type(box, 'koi');
    await expect(box).toHaveValue('koi');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};
export const SearchFilled: Story = { args: { value: 'golden koi of the nine hundred lanterns and one more' } };
export const SearchDisabled: Story = { args: { disabled: true, value: 'koi' } };

export const Chips: Story = {
  name: 'FilterChip, LinkChip',
  render: function Filters() {
    const [hot, setHot] = useState(true);
    return (
      <Cluster>
        <LinkChip href="#favourites" current={false}>
          <Icon glyph={iconHeart} />
          Favourites
        </LinkChip>
        <LinkChip href="#recent" current>
          Recent
        </LinkChip>
        <FilterChip selected={hot} onClick={() => setHot(!hot)}>
          Hot
        </FilterChip>
        <FilterChip selected={false}>New</FilterChip>
        <FilterChip selected={false} disabled>
          Jackpot
        </FilterChip>
      </Cluster>
    );
  },
  play: async ({ canvasElement }) => {
    const hot = within(canvasElement).getByRole('button', { name: 'Hot' });
    hot.focus();
    await userEvent.keyboard(' ');
    await expect(hot).toHaveAttribute('aria-pressed', 'false');
  },
};

const ranges = [
  { value: 'today', label: 'Today' },
  { value: 'yesterday', label: 'Yesterday' },
  { value: 'week', label: 'Last 7 days' },
  { value: 'month', label: 'This month', disabled: true },
];

export const TimeRanges: Story = {
  name: 'TimeRangeChips',
  render: function Ranges() {
    const [value, setValue] = useState('today');
    return (
      <Stack>
        <TimeRangeChips label="Period" ranges={ranges} value={value} onChange={setValue} />
        <TimeRangeChips label="Another period" ranges={ranges} value="week" onChange={() => {}} disabled />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const group = within(within(canvasElement).getByRole('radiogroup', { name: 'Period' }));
    group.getByRole('radio', { name: 'Today' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(group.getByRole('radio', { name: 'Yesterday' })).toBeChecked();
  },
};
