import type { ApiProblem } from '@livery/api-sdk';
import { createText, TextProvider } from '@livery/i18n';
import type { LanguageCode } from '@livery/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '@livery/ui-kit';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { LoadFailed } from './load-failed.tsx';

const problem = (kind: ApiProblem['kind'], code: ApiProblem['code']): ApiProblem => ({ kind, code, message: '', status: 0 });

/** The texts of the toolbar's language: packages/testing, which brings all surroundings, depends on this package. */
function Texts({ language, children }: { readonly language: LanguageCode; readonly children: ReactNode }) {
  const [text] = useState(() => createText({ languages: [language], defaultLanguage: language, fixedLanguage: language }));
  return (
    <TextProvider text={text}>
      <Suspense>{children}</Suspense>
    </TextProvider>
  );
}

const meta = {
  title: 'Status/LoadFailed',
  component: LoadFailed,
  decorators: [
    (Story, { globals }) => {
      const language = globals['language'] as LanguageCode;
      return (
        <Texts key={language} language={language}>
          <Story />
        </Texts>
      );
    },
  ],
  args: { title: 'The games did not load.', error: problem('network', 'NETWORK_BROKEN'), onRetry: (): unknown => undefined },
} satisfies Meta<typeof LoadFailed>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = async () => {
  await screen.findByRole('alert');
};

export const NoConnection: Story = { play: shown };
export const TimedOut: Story = { args: { error: problem('timeout', 'TIMED_OUT') }, play: shown };
export const UnknownError: Story = { args: { error: new Error('a defect') }, play: shown };
export const Compact: Story = { args: { compact: true }, play: shown };
export const WithSupport: Story = { args: { beside: <LinkButton variant="ghost" size="sm" href="mailto:help@site.example">Customer service</LinkButton> }, play: async () => void (await screen.findByRole('link', { name: 'Customer service' })) };
export const Retrying: Story = {
  args: { onRetry: () => new Promise(() => {}) },
  play: async () => {
    await userEvent.click(await screen.findByRole('button'));
    await waitFor(() => expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true'));
  },
};
