import { BrandProvider } from '@livery/brand-kit/react';
import type { ResponseOf } from '@livery/contracts';
import { createText, TextProvider } from '@livery/i18n';
import type { LanguageCode } from '@livery/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { sessionApi } from '../calls.ts';
import { permissionAnswer } from '../test-support/permission-answer.ts';
import { testBrand } from '../test-support/test-brand.ts';
import { testStore } from '../test-support/test-store.ts';
import { SupportButton } from './support-button.tsx';

type Services = ResponseOf<'permission'>['customerService'];
type Store = Parameters<typeof Provider>[0]['store'];

/** A brand whose merchant has these services; `packages/testing`, which brings all surroundings, depends on this package. */
function Site({ language, services, children }: { readonly language: LanguageCode; readonly services: Services; readonly children: ReactNode }) {
  const [text] = useState(() => createText({ languages: [language], defaultLanguage: language, fixedLanguage: language }));
  const [brand] = useState(() => testBrand());
  const [store] = useState(() => {
    const made = testStore({ permission: () => ({ ...permissionAnswer(), customerService: services }), customerService: () => ({ refuse: 'UNAVAILABLE', status: 503 }) });
    void made.store.dispatch(sessionApi.endpoints.permission.initiate());
    return made.store as unknown as Store;
  });
  return (
    <Provider store={store}>
      <BrandProvider brand={brand}>
        <TextProvider text={text}>
          <Suspense>{children}</Suspense>
        </TextProvider>
      </BrandProvider>
    </Provider>
  );
}

const meta = {
  title: 'Status/SupportButton',
  component: SupportButton,
  decorators: [
    (Story, { globals, parameters }) => (
      <Site key={globals['language'] as string} language={globals['language'] as LanguageCode} services={(parameters['services'] as Services | undefined) ?? [{ csType: 'LIVECHAT' }]}>
        <Story />
      </Site>
    ),
  ],
  args: { children: 'Ask customer service' },
} satisfies Meta<typeof SupportButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const withService = async () => {
  await screen.findByRole('button', { name: 'Ask customer service' });
};

export const Default: Story = { play: withService };
export const Quiet: Story = { args: { variant: 'ghost', size: 'sm' }, play: withService };
export const AmongWords: Story = {
  args: { look: 'text' },
  render: (args) => (
    <p>
      A question about a bet? <SupportButton {...args} />
    </p>
  ),
  play: withService,
};
/** Without a service: a letter. */
export const ByLetter: Story = {
  args: { subject: 'W-7' },
  parameters: { services: [] },
  play: async () => void (await screen.findByRole('link')),
};
/** Without a service: the page that is named. */
export const ToAPage: Story = {
  args: { page: 'https://help.site.example/' },
  parameters: { services: [] },
  play: async () => void (await screen.findByRole('link')),
};
export const NotOpened: Story = {
  play: async () => {
    const open = window.open;
    window.open = () => null;
    try {
      await userEvent.click(await screen.findByRole('button', { name: 'Ask customer service' }));
      await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    } finally {
      window.open = open;
    }
  },
};
