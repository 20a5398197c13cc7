import { inApp } from '@livery/testing';
import { SectionHeading } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionStack } from './section-stack.ts';

const meta = {
  title: 'Site/SectionStack',
  component: SectionStack,
  args: { children: ['Games of the hour', 'Vendors', 'Promotions'].map((title) => <SectionHeading key={title}>{title}</SectionHeading>) },
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SectionStack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
