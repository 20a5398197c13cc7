import { captchaPicture, inApp, never, permission, refuse, workChallenge } from '@livery/testing';
import { sessionApi } from '@livery/session';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { HumanCheckPart } from './human-check-part.tsx';
import { useHumanCheck } from './use-human-check.ts';

function Check({ error }: { readonly error?: string }) {
  const { data } = sessionApi.usePermissionQuery();
  const check = useHumanCheck(data !== undefined);
  return data === undefined ? null : <HumanCheckPart check={check} error={error} />;
}

const meta = {
  title: 'Forms/HumanCheckPart',
  component: Check,
  decorators: [inApp],
} satisfies Meta<typeof Check>;
export default meta;
type Story = StoryObj<typeof meta>;

const captcha = () => ({ captchaId: 'c', image: captchaPicture, expiresIn: 120 });
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

export const Captcha: Story = { parameters: { app: { answers: { captcha } } }, play: async () => void (await screen.findByRole('textbox')) };
export const CaptchaOnItsWay: Story = { parameters: { app: { answers: { captcha: never } } } };
export const CaptchaWrong: Story = { args: { error: 'The characters do not match the picture. Please type the new ones.' }, parameters: { app: { answers: { captcha } } } };
/** Chooses the way without a picture, and waits until it stands so. */
const without = (state: string) => async (): Promise<void> => {
  await screen.findByRole('textbox');
  // The last one, in whatever language the story is shown.
  await userEvent.click(screen.getAllByRole('button').at(-1) as HTMLElement);
  await waitFor(() => expect(document.querySelector(`[data-field=captcha][data-state=${state}]`)).not.toBeNull(), { timeout: 5000 });
};

export const WorkOnItsWay: Story = { parameters: { app: { answers: { captcha, captchaWork: never } } }, play: without('working') };
export const WorkNotDone: Story = { args: { error: 'Please fill in this field.' }, parameters: { app: { answers: { captcha, captchaWork: never } } }, play: without('working') };
export const WorkDone: Story = { parameters: { app: { answers: { captcha } } }, play: without('solved') };
export const WorkExpired: Story = { parameters: { app: { answers: { captcha, captchaWork: () => ({ ...workChallenge(100_000), expiresIn: 0 }) } } }, play: without('expired') };
export const WorkFailed: Story = { parameters: { app: { answers: { captcha, captchaWork: () => refuse('UNAVAILABLE') } } }, play: without('failed') };
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
