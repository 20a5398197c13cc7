import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    page: 6,
    pages: 12,
    onPage: () => {},
    labels: { navigation: 'Pages of games', previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` },
  },
  render: function Controlled(args) {
    const [page, setPage] = useState(args.page);
    return <Pagination {...args} page={page} onPage={setPage} />;
  },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(within(canvasElement).getByRole('navigation', { name: 'Pages of games' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('button', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 12' }));
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const First: Story = { args: { page: 1, pages: 3 } };
export const Disabled: Story = { args: { disabled: true } };
