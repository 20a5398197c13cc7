import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { pictureOfMatrix, pngOf } from './qr-download.ts';
import { QrCode } from './qr-code.tsx';
import { qrMatrix } from './qr-matrix.ts';

const value = 'https://www.example.com/register?code=MARIA28';
const labels = { loading: 'Loading the code', error: 'The code could not be loaded.', retry: 'Try again', download: 'Save as picture' };

const image = () => Promise.resolve(pngOf(pictureOfMatrix(qrMatrix(value) ?? [])));

const meta = {
  title: 'Media/QrCode',
  component: QrCode,
  args: { source: { value }, label: 'QR code of your invitation link', labels, fileName: 'invitation.png' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: labels.download })).toHaveFocus();
  },
};
export const WithoutDownload: Story = { args: { source: { value }, fileName: undefined } as never };
export const LongText: Story = { args: { source: { value: `${value}&note=${'long text '.repeat(20)}` } } };
export const Large: Story = { args: { size: 320, margin: 32 } };
export const FromImage: Story = {
  args: { source: { url: '/qr.png', load: image } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('img')).toBeVisible();
  },
};
export const Loading: Story = { args: { source: { url: '/qr.png', load: () => new Promise<Blob>(() => {}) } } };
export const Failed: Story = {
  name: 'Error',
  args: { source: { url: '/qr.png', load: () => Promise.reject(new Error('offline')) } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(labels.error);
    await expect(canvas.getByRole('button', { name: labels.download })).toHaveAttribute('aria-disabled', 'true');
  },
};
