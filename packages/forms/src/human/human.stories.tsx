import { captchaPicture, inApp, never, permission } from '@livery/testing';
import { sessionApi } from '@livery/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { HumanCheckPart } from './human-check-part.tsx';
import { useHumanCheck } from './use-human-check.ts';

function Check({ error }: { readonly error?: string }) {
  const { data } = sessionApi.usePermissionQuery();
  const check = useHumanCheck(data !== undefined);
  return data === undefined ? null : <HumanCheckPart check={check} error={error} />;
}

const meta = {
  title: 'Forms/Human check',
  component: Check,
  decorators: [inApp],
} satisfies Meta<typeof Check>;
export default meta;
type Story = StoryObj<typeof meta>;

const captcha = () => ({ captchaId: 'c', image: captchaPicture, question: 'What is two and three?', expiresIn: 120 });
/** A widget of the outside provider's shape: a box of its size. */
const widget = `window.turnstile={render:(place)=>{place.textContent='The provider asks here.';place.style.cssText='block-size:65px;display:grid;place-items:center;border:1px solid currentColor';return 'w'},reset(){},remove(){}};//`;
const outside = (script: string) => ({
  app: {
    answers: {
      permission: () =>
        permission({ verification: { phone: { provider: 'platform' }, humanCheck: { provider: 'turnstile', siteKey: 'site', scriptUrl: `data:text/javascript,${encodeURIComponent(script)}` } } }),
    },
  },
});

export const Captcha: Story = { parameters: { app: { answers: { captcha } } }, play: async () => void (await screen.findByText(/two and three/)) };
export const CaptchaOnItsWay: Story = { parameters: { app: { answers: { captcha: never } } } };
export const CaptchaWrong: Story = { args: { error: 'The characters do not match the picture. Please type the new ones.' }, parameters: { app: { answers: { captcha } } } };
export const Widget: Story = { parameters: outside(widget), play: async () => void (await screen.findByText('The provider asks here.')) };
export const WidgetMissing: Story = {
  args: { error: 'Please complete the verification first.' },
  parameters: outside(widget),
  play: async () => void (await screen.findByText('The provider asks here.')),
};
export const WidgetFailed: Story = {
  parameters: outside('delete window.turnstile;//'),
  play: async () => {
    await waitFor(() => expect(document.querySelector('[data-state=failed]')).not.toBeNull());
  },
};
