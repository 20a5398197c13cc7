import { href } from '@livery/navigation';
import { documents, inApp, never, refuse, uploadedImage } from '@livery/testing';
import type { Answers } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CentreSite } from '../test-support/centre-site.tsx';

const meta = {
  title: 'Pages/Member centre/Identity documents',
  component: CentreSite,
  decorators: [inApp],
} satisfies Meta<typeof CentreSite>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (answers: Answers = {}) => ({ app: { session: 'member' as const, answers, route: href('securityCenter', { query: { part: 'documents' } }) } });
const uploadsShown = () => waitFor(() => expect(document.querySelectorAll('[data-part] input[type=file]').length).toBeGreaterThan(0));
const images = [{ ...uploadedImage(), part: 'front' as const }, { ...uploadedImage({ id: '0198f5a2-0000-7000-8000-000000000032' }), part: 'back' as const }];
const picturesShown = () => waitFor(() => expect(document.querySelectorAll('figure img')).toHaveLength(2));

export const None: Story = { parameters: at(), play: uploadsShown };
/** The merchant asks for a portrait too, of every withdrawal. */
export const WithPortrait: Story = {
  parameters: at({ documents: () => documents({ requiredAbove: '0', wanted: { idCard: ['front', 'back', 'portrait'], passport: ['front', 'portrait'], drivingLicence: ['front', 'back', 'portrait'], residencePermit: ['front', 'back', 'portrait'] } }) }),
  play: uploadsShown,
};
export const Missing: Story = {
  parameters: at(),
  play: async () => {
    await uploadsShown();
    const send = document.querySelector<HTMLElement>('[role=dialog] form button[type=submit]');
    if (send !== null) await userEvent.click(send);
  },
};
export const InReview: Story = { parameters: at({ documents: () => documents({ state: 'review', kind: 'idCard', sentAt: '2026-01-01T08:00:00Z', images }) }), play: picturesShown };
export const Approved: Story = { parameters: at({ documents: () => documents({ state: 'approved', kind: 'idCard', sentAt: '2026-01-01T08:00:00Z', decidedAt: '2026-01-02T08:00:00Z', images }) }), play: picturesShown };
export const Refused: Story = { parameters: at({ documents: () => documents({ state: 'refused', kind: 'idCard', note: 'The back cannot be read: please take the picture in daylight, without a flash, so that the whole document is in it.' }) }), play: uploadsShown };
export const PictureLost: Story = {
  parameters: at({ documents: () => documents({ state: 'review', kind: 'passport', sentAt: '2026-01-01T08:00:00Z', images: images.slice(0, 1) }), uploadedImage: () => refuse('UNKNOWN_ERROR') }),
  play: () => waitFor(() => expect(document.querySelectorAll('figure svg')).toHaveLength(1)),
};
export const Loading: Story = { parameters: at({ documents: never }), play: async () => void (await screen.findByRole('dialog')) };
export const Failed: Story = { parameters: at({ documents: () => refuse('UNKNOWN_ERROR') }), play: async () => void (await screen.findByRole('alert')) };
