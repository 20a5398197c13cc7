import { inApp } from '@livery/testing';
import { EmptyState, iconLock } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { SupportAction } from './support-action.tsx';

const meta = {
  title: 'Forms/SupportAction',
  component: SupportAction,
  decorators: [inApp],
} satisfies Meta<typeof SupportAction>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = async () => {
  await expect((await screen.findByRole('link')).getAttribute('href')).not.toBe('');
};

export const Default: Story = { play: shown };
export const OfADeadEnd: Story = {
  render: () => <EmptyState glyph={iconLock} title="Registration is closed at the moment." actions={<SupportAction />} />,
  play: shown,
};
