import type { Meta, StoryObj } from '@storybook/react-vite';
import { Surface } from '../layout/surface.tsx';
import { RecordSection } from './record-section.tsx';

const meta = {
  title: 'Data/RecordSection',
  component: RecordSection,
  args: { title: 'Course of the bet', note: 'closed 14/03/2026', children: <p>Placed, settled and paid.</p> },
  decorators: [(Story) => <Surface>{Story()}</Surface>],
} satisfies Meta<typeof RecordSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutNote: Story = { args: { note: undefined } };
