import { profileFields } from '@livery/contracts';
import { href } from '@livery/navigation';
import { inApp, never, profile, profileEntry, refuse } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CentreSite } from '../test-support/centre-site.tsx';

const meta = {
  title: 'Pages/Member centre/Profile',
  component: CentreSite,
  decorators: [inApp],
} satisfies Meta<typeof CentreSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Answers = {}) => ({ app: { session: 'member' as const, answers, route: href('securityCenter', { query: { part: 'profile' } }) } });
const all = (value: string | null, fixed = false) => profile({ fields: profileFields.map((field) => profileEntry({ field, required: field === 'payeeName', fixed, value })) });
const submit = async () =>
  waitFor(() => {
    const button = document.querySelector<HTMLElement>('[role=dialog] form button[type=submit]');
    if (button === null) throw new Error('no form');
    return button;
  });

export const Partly: Story = { parameters: at({ profile: () => profile({ referrer: 'de•••nt' }) }), play: async () => void (await submit()) };
/** Every field that a merchant can ask for, none known. */
export const Empty: Story = { parameters: at({ profile: () => all(null) }), play: async () => void (await submit()) };
/** Everything is known and stays. */
export const Complete: Story = {
  parameters: at({ profile: () => profile({ referrer: 'de•••nt', fields: [profileEntry({ field: 'payeeName', fixed: true, value: 'Mira Santos' }), profileEntry({ field: 'birthday', fixed: true, value: '1990-12-31' }), profileEntry({ field: 'nationality', fixed: true, value: 'PH' })] }) }),
  play: () => waitFor(() => expect(document.querySelectorAll('[role=dialog] dl > div')).toHaveLength(4)),
};
export const Incomplete: Story = {
  parameters: at({ profile: () => all(null) }),
  play: async () => {
    await userEvent.click(await submit());
    await waitFor(() => expect(document.querySelectorAll('[role=dialog] [aria-invalid=true]').length).toBeGreaterThan(0));
  },
};
export const Loading: Story = { parameters: at({ profile: never }), play: async () => void (await screen.findByRole('dialog')) };
export const Failed: Story = { parameters: at({ profile: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };
