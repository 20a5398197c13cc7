import { inApp, never, opened, refuse } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { HelpDialog } from './help-dialog.tsx';

const entries = [
  { id: 'deposit', title: 'How to deposit', content: '<p>Choose a way to pay, then an amount.</p><ol><li>Open your wallet.</li><li>Choose an amount.</li></ol>' },
  { id: 'terms', title: 'Terms and conditions', content: '<h2>Who may play</h2><p>People of 18 and over.</p>' },
];
const answering = (answers: Answers) => ({ app: { session: 'member' as const, answers } });

const meta = {
  title: 'Content/HelpDialog',
  component: HelpDialog,
  decorators: [inApp],
  args: { overlay: opened, dialogId: 'story' },
  parameters: answering({ helpCenter: () => ({ entries }) }),
} satisfies Meta<typeof HelpDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Articles: Story = { play: async () => void (await screen.findByText('How to deposit')) };
/** Opened at an article. */
export const AtAnArticle: Story = { args: { article: 'terms' }, play: async () => void (await screen.findByText('People of 18 and over.')) };
export const Loading: Story = { parameters: answering({ helpCenter: never }), play: async () => void (await screen.findByRole('dialog')) };
export const Failed: Story = { parameters: answering({ helpCenter: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };
export const Empty: Story = { parameters: answering({ helpCenter: () => ({ entries: [] }) }), play: async () => void (await screen.findByRole('dialog')) };
