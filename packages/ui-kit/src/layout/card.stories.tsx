import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeading } from './section-heading.tsx';
import { Card } from './surface.tsx';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { children: <p>Maintenance of the live tables on Monday morning.</p> },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHeading: Story = {
  render: () => (
    <Card data-padding="lg">
      <SectionHeading level={3}>Payments are back to normal</SectionHeading>
      <p>Deposits arrive within a minute again.</p>
    </Card>
  ),
};
