import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { englishImageUploadTexts, samplePng } from '../test-support/image-upload-samples.ts';
import { ImageUpload } from './image-upload.tsx';
import type { UploadFile } from './upload-list.ts';

const never: UploadFile<string> = () => new Promise(() => {});

const meta = {
  title: 'Fields/ImageUpload',
  component: ImageUpload<string>,
  args: { label: 'Proof of address', hint: 'A bill of the last three months with your name on it.', upload: never, onChange: fn(), texts: englishImageUploadTexts },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '30rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageUpload<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

async function choose(canvasElement: HTMLElement, ...files: File[]) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is no file input.');
  await userEvent.upload(input, files, { applyAccept: false });
}

export const Default: Story = {};
export const Required: Story = { args: { required: true, error: 'Add at least one picture.' } };
export const Disabled: Story = { args: { disabled: true } };

export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
  },
};

export const Uploading: Story = {
  args: {
    upload: (file, options) => {
      options.onProgress(0.6);
      return never(file, options);
    },
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, samplePng('electricity-march.png', 'teal'), samplePng('water-march.png', 'navy'));
    await expect((await within(canvasElement).findAllByRole('progressbar')).length).toBeGreaterThan(0);
  },
};

export const Uploaded: Story = {
  args: { upload: () => Promise.resolve('id') },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, samplePng('electricity-march.png', 'teal'));
    await within(canvasElement).findByRole('listitem');
  },
};

export const Failed: Story = {
  args: { upload: () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, samplePng('a-file-with-a-name-that-is-much-longer-than-the-row-it-stands-in.png', 'teal'));
    await within(canvasElement).findByRole('button', { name: /again/ });
  },
};

export const Refused: Story = {
  args: { upload: () => Promise.resolve('id'), limits: { maxFiles: 1 } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, samplePng('electricity-march.png', 'teal'), samplePng('water-march.png', 'navy'), new File(['text'], 'notes.pdf', { type: 'application/pdf' }));
    await within(canvasElement).findByText(/is no PNG or JPEG/);
  },
};
