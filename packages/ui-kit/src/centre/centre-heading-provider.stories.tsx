import { useRef } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { CentreHeadingProvider, useHeadingFocus } from './centre-heading.ts';

function BackButton() {
  const focusHeading = useHeadingFocus();
  return <Button onClick={focusHeading}>To the list</Button>;
}

const meta = {
  title: 'Surroundings/CentreHeadingProvider',
  component: CentreHeadingProvider,
  args: { value: undefined, children: <BackButton /> },
  render: function Page({ children }) {
    const heading = useRef<HTMLHeadingElement>(null);
    return (
      <>
        <h2 ref={heading} tabIndex={-1}>
          Betting record
        </h2>
        <CentreHeadingProvider value={heading}>{children}</CentreHeadingProvider>
      </>
    );
  },
} satisfies Meta<typeof CentreHeadingProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'To the list' }));
    await expect(canvas.getByRole('heading', { name: 'Betting record' })).toHaveFocus();
  },
};
