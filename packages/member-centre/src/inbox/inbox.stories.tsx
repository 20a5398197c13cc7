import { href } from '@livery/navigation';
import { inApp, inboxMessage, never, refuse, unread } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, waitFor } from 'storybook/test';
import { CentreSite } from '../test-support/centre-site.tsx';

const meta = {
  title: 'Pages/Member centre/Platform information',
  component: CentreSite,
  decorators: [inApp],
} satisfies Meta<typeof CentreSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const messages = [
  inboxMessage({ type: 'account', title: 'Protect your account with an app', link: '/member/securityCenter', content: '<p>It takes <strong>two minutes</strong>: see <a href="/help">how</a>.</p>' }),
  inboxMessage({ id: '0198f5a2-0000-7000-8000-0000000000a2', type: 'promotion', title: 'An offer whose title is long enough to need more than one line on a narrow phone', link: '/promotions', read: true }),
  inboxMessage({ id: '0198f5a2-0000-7000-8000-0000000000a3' }),
];
const showing = (answers: Answers = {}) => ({
  app: { session: 'member' as const, answers: { inbox: ({ pageNo }) => ({ records: messages, pageNo, totalPages: 2, total: 6, unread: unread(2) }), unreadCount: () => ({ count: 2, byType: { site: 1, account: 1, promotion: 0 } }), ...answers } satisfies Answers, route: href('messageV2') },
});
const rows = () =>
  waitFor(() => {
    const found = document.querySelectorAll('[role=dialog] h3 button');
    if (found.length !== messages.length) throw new Error('not all rows');
    return [...found];
  });

export const Filled: Story = { parameters: showing(), play: async () => void (await rows()) };
export const Opened: Story = {
  parameters: showing(),
  play: async () => {
    const [first] = await rows();
    if (first !== undefined) await userEvent.click(first);
  },
};
export const Empty: Story = { parameters: showing({ inbox: ({ pageNo }) => ({ records: [], pageNo, totalPages: 0, total: 0, unread: unread(0) }), unreadCount: () => unread(0) }) };
export const Loading: Story = { parameters: showing({ inbox: never, unreadCount: never }) };
export const Failed: Story = { parameters: showing({ inbox: () => refuse('UNAVAILABLE'), unreadCount: () => refuse('UNAVAILABLE') }) };
