import { Hero } from '@livery/layout';
import { inApp, refuse } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleSite } from './sample-site.ts';
import { Site, siteDialogs } from './site.tsx';

/** The start of the site, from which a visitor signs in. */
function Start() {
  return (
    <Site>
      <Hero />
    </Site>
  );
}

const meta = {
  title: 'Journeys/From visitor to member',
  component: Start,
  decorators: [inApp],
  parameters: { layout: 'fullscreen', app: { answers: sampleSite, dialogs: siteDialogs } },
} satisfies Meta<typeof Start>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first action of the hero: it joins, or logs in where nobody may register. */
async function pressHero(): Promise<void> {
  const hero = await screen.findByRole('heading', { level: 1 });
  const [first] = within(hero.closest('section') as HTMLElement).getAllByRole('button');
  await userEvent.click(first as HTMLElement);
}

async function fillIn(name: string, text: string): Promise<void> {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`[role=dialog] [name=${name}]`);
    if (found === null) throw new Error(`No field ${name} shows.`);
    return found;
  });
  await userEvent.type(input, text);
}

/** From the registration to the login: who has an account already. */
async function toLogin(): Promise<void> {
  await pressHero();
  const dialog = await screen.findByRole('dialog', undefined, { timeout: 15_000 });
  // The way to the login stands last in the registration, in every language.
  await userEvent.click(within(dialog).getAllByRole('button').at(-1) as HTMLElement);
  // Until the registration is gone, nothing can be filled in behind it; its fields have the same names.
  await waitFor(() => expect(screen.getAllByRole('dialog', { hidden: true })).not.toContain(dialog), { timeout: 15_000 });
  await fillIn('username', 'maria_28');
  await fillIn('password', 'Secret-2026');
}

export const Registering: Story = {
  play: async () => {
    await pressHero();
    await screen.findByRole('dialog', undefined, { timeout: 15_000 });
  },
};
export const LoggingIn: Story = { play: toLogin };
export const LoggedIn: Story = {
  play: async () => {
    await toLogin();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 15_000 });
  },
};
export const Refused: Story = {
  parameters: { app: { answers: { ...sampleSite, loginV2: () => refuse('LOGIN_FAILED') } } },
  play: async () => {
    await toLogin();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alert');
  },
};
