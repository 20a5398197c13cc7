import { href } from '@livery/navigation';
import { inApp, never, referral, referredFriend, refuse } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { CentreSite } from '../test-support/centre-site.tsx';

const meta = {
  title: 'Pages/Member centre/Referral',
  component: CentreSite,
  decorators: [inApp],
} satisfies Meta<typeof CentreSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Answers = {}) => ({ app: { session: 'member' as const, answers, route: href('referral') } });
const codeShown = () => waitFor(() => expect(document.querySelector('[role=dialog] dl bdi')).not.toBeNull());
const all = (['joined', 'deposited', 'earned', 'expired', 'refused', 'plain'] as const).map((state, index) =>
  referredFriend({ id: `0198f5a2-0000-7000-8000-00000000006${index}`, account: `fr•••0${index}`, state, reward: index < 3 ? '200.00' : null, until: index < 2 ? '2026-01-31T08:00:00Z' : null }),
);

export const Filled: Story = { parameters: at({ referralFriends: () => ({ records: all, next: all[5]?.id ?? null }) }), play: codeShown };
export const Empty: Story = { parameters: at({ referral: () => referral({ earned: '0.00', friends: 0 }) }), play: codeShown };
export const WithoutReward: Story = { parameters: at({ referral: () => referral({ tariff: null, earned: '0.00', friends: 0 }) }), play: codeShown };
export const FriendsFailed: Story = { parameters: at({ referralFriends: () => refuse('UNKNOWN_ERROR') }), play: codeShown };
export const Loading: Story = { parameters: at({ referral: never }), play: async () => void (await screen.findByRole('dialog')) };
export const Failed: Story = { parameters: at({ referral: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };
