import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { IconButton } from '../actions/icon-button.tsx';
import { Avatar } from '../data/avatar.tsx';
import { iconClose } from '../icons/navigation.ts';
import { Surface } from '../layout/surface.tsx';
import { sampleArt } from '../stories/sample-art.ts';
import { ChatHeader } from './chat-header.tsx';
import { ChatList } from './chat-list.tsx';
import { chatLabels, formatDay, formatTime, manyMessages, sampleMessage, sampleMessages } from './sample-chat.ts';

const meta = {
  title: 'Chat/ChatList',
  component: ChatList,
  args: { label: 'Support', messages: sampleMessages, timeZone: 'UTC', formatDay, formatTime, labels: chatLabels, onRetry: fn(), onOlder: fn() },
  decorators: [
    (Story) => (
      <Surface data-padding="none" style={{ maxInlineSize: 440, blockSize: 560, display: 'flex', flexDirection: 'column', overflow: 'clip' }}>
        <ChatHeader
          start={<Avatar name="Support" size="sm" />}
          title="Support"
          detail="Answers within minutes"
          actions={<IconButton glyph={iconClose} label="Close" />}
        />
        <div style={{ flex: 1, minBlockSize: 0 }}>
          <Story />
        </div>
      </Surface>
    ),
  ],
} satisfies Meta<typeof ChatList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('log')).toHaveFocus();
  },
};
export const Sending: Story = { args: { messages: [...sampleMessages, sampleMessage('7', 'me', 20, 'One more thing…', { state: 'sending' })] } };
export const Failed: Story = { args: { messages: [...sampleMessages, sampleMessage('7', 'me', 20, 'One more thing…', { state: 'failed' })] } };
export const WithImages: Story = {
  args: {
    messages: [
      ...sampleMessages.slice(0, 3),
      sampleMessage('7', 'me', 4, 'This is what I see.', { images: <img src={sampleArt(3)} alt="The page of bank cards" /> }),
      sampleMessage('8', 'ana', 5, 'Press this one.', { images: <img src={sampleArt(8)} alt="The same page with the button marked" /> }),
    ],
  },
};
export const OlderToLoad: Story = { args: { messages: manyMessages(20), older: 'idle' } };
export const LoadingOlder: Story = { args: { older: 'loading' } };
export const OlderFailed: Story = { args: { older: 'error' } };
export const Empty: Story = { args: { messages: [] } };
export const Loading: Story = { args: { messages: [], loading: true } };
export const LongText: Story = {
  args: {
    messages: [
      { ...sampleMessage('1', 'ana', 0, `A word without any place to break it: ${'abcdefghij'.repeat(12)}`), author: { id: 'long', name: 'Somebody with a very long name of many parts, none of which can be left out' } },
      sampleMessage('2', 'me', 1, 'First line\nSecond line\n\nhttps://www.example.com/a/very/long/address/that/does/not/end?with=parameters&and=more&of=them&until=it&is=long'),
    ],
  },
};
