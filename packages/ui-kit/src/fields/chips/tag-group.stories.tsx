import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TagGroup } from './tag-group.tsx';

const tags = [
  { id: 'slots', label: 'Slots' },
  { id: 'live', label: 'Live casino' },
  { id: 'fish', label: 'Fishing' },
  { id: 'sports', label: 'Sports' },
];

const meta = {
  title: 'Fields/TagGroup',
  component: TagGroup,
  args: { label: 'Game types', tags, emptyLabel: 'No game types chosen' },
  render: function Controlled(args) {
    const [left, setLeft] = useState(args.tags);
    const [selected, setSelected] = useState<readonly string[]>(args.selected ?? []);
    const removing = args.removeLabel === undefined ? {} : { onRemove: (ids: readonly string[]) => setLeft((now) => now.filter(({ id }) => !ids.includes(id))) };
    return <TagGroup {...args} {...removing} tags={left} selected={selected} onSelect={setSelected} />;
  },
} satisfies Meta<typeof TagGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focused: Story = {
  args: { selection: 'several' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('row', { name: /Slots/ })).toHaveFocus();
  },
};
export const Selectable: Story = { args: { selection: 'several', selected: ['live', 'sports'], hint: 'Choose as many as you like.' } };
export const Removable: Story = { args: { removeLabel: (name: string) => `Remove ${name}` } };
export const SelectableAndRemovable: Story = { args: { selection: 'several', selected: ['fish'], removeLabel: (name: string) => `Remove ${name}` } };
export const Disabled: Story = { args: { selection: 'several', tags: tags.map((tag, at) => ({ ...tag, disabled: at % 2 === 1 })), selected: ['slots'] } };
export const Loading: Story = { args: { loadingLabel: 'Loading game types' } };
export const Empty: Story = { args: { tags: [] } };
export const WithError: Story = { args: { selection: 'several', error: 'Choose at least one game type.' } };
export const LongText: Story = {
  args: {
    removeLabel: (name: string) => `Remove ${name}`,
    tags: [...tags, { id: 'long', label: 'Games with a progressive jackpot that is shared between all tables of all vendors, and a name-without-any-place-to-break-it-in-two-pieces' }],
  },
};
