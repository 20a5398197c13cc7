import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { Opener } from '../stories/opener.tsx';
import { HiddenPrerender } from './hidden-prerender.tsx';
import { Modal } from './modal.tsx';

const meta = {
  title: 'Surroundings/HiddenPrerender',
  component: HiddenPrerender,
  args: { children: null },
  render: () => (
    <Opener text="Log in">
      {(state) => {
        const dialog = (isOpen: boolean) => (
          <Modal {...state} isOpen={isOpen} title="Welcome back" closeLabel="Close">
            <p>Drawn once before, and therefore at once.</p>
          </Modal>
        );
        return (
          <>
            <HiddenPrerender>{dialog(true)}</HiddenPrerender>
            {dialog(state.isOpen)}
          </>
        );
      }}
    </Opener>
  ),
} satisfies Meta<typeof HiddenPrerender>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Rendered ahead, out of sight: only the dialog that is opened is there. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Log in' }));
    await screen.findByRole('dialog');
    await expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
  },
};
