import { Skeleton } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldPlace } from './form-style.ts';

const meta = {
  title: 'Forms/FieldPlace',
  component: FieldPlace,
  args: { children: <Skeleton style={{ inlineSize: '12rem' }} /> },
} satisfies Meta<typeof FieldPlace>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where a field will stand, in its final height. */
export const Default: Story = {};
