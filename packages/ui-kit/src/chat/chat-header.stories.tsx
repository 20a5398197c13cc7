import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../actions/icon-button.tsx';
import { Avatar } from '../data/avatar.tsx';
import { iconClose } from '../icons/navigation.ts';
import { ChatHeader } from './chat-header.tsx';

const meta = {
  title: 'Chat/ChatHeader',
  component: ChatHeader,
  args: { title: 'Support', detail: 'Answers within minutes', start: <Avatar name="Support" size="sm" />, actions: <IconButton glyph={iconClose} label="Close" /> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChatHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleAlone: Story = { render: ({ title }) => <ChatHeader title={title} /> };
export const LongTexts: Story = { args: { title: 'Support for members of all ranks in all languages', detail: 'Away until tomorrow at nine, answers come by e-mail until then' } };
