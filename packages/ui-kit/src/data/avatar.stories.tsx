import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../layout/flow.tsx';
import { sampleArt } from '../stories/sample-art.ts';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Tomas Cruz', labelled: true },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const Picture: Story = { args: { image: sampleArt(6, 160, 160) } };
/** A picture that cannot be fetched gives way to the initials. */
export const PictureLost: Story = { args: { image: 'data:image/png;base64,lost' } };
export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </Cluster>
  ),
};
