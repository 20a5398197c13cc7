import { href } from '@livery/navigation';
import { inApp, never, playerAvatars, playerIcon, refuse, saying } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CentreSite } from '../test-support/centre-site.tsx';

const meta = {
  title: 'Pages/Member centre/Picture',
  component: CentreSite,
  decorators: [inApp],
} satisfies Meta<typeof CentreSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Answers = {}) => ({ app: { session: 'member' as const, answers, route: href('securityCenter', { query: { part: 'avatar' } }) } });
const radios = () => document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=radio]');
const galleryShown = () => waitFor(() => expect(radios()).toHaveLength(8));
const third = playerAvatars().gallery[2];

export const None: Story = { parameters: at(), play: galleryShown };
export const FromGallery: Story = { parameters: at({ playerAvatars: () => playerAvatars({ chosen: playerIcon({ kind: 'gallery', code: third?.code ?? null, picture: third?.picture ?? null }) }) }), play: galleryShown };
export const Own: Story = { parameters: at({ playerAvatars: () => playerAvatars({ chosen: playerIcon({ kind: 'own', picture: playerAvatars().gallery[5]?.picture ?? null }) }) }), play: galleryShown };
export const NotChanged: Story = {
  parameters: at({ choosePlayerIcon: () => refuse('UNKNOWN_ERROR') }),
  play: async () => {
    await galleryShown();
    const [first] = radios();
    if (first !== undefined) await userEvent.click(first);
    await userEvent.click(screen.getByRole('button', { name: saying('Use this picture') }));
    await screen.findByRole('alert');
  },
};
export const Loading: Story = { parameters: at({ playerAvatars: never }), play: async () => void (await screen.findByRole('dialog')) };
export const Failed: Story = { parameters: at({ playerAvatars: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };
