import { inApp, permission } from '@livery/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { DownloadPage } from './download-page.tsx';

const meta = {
  title: 'Content/DownloadPage',
  component: DownloadPage,
  decorators: [inApp],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DownloadPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: async () => void (await screen.findByRole('heading', { level: 1 })) };
/** The merchant is found elsewhere too; a code is drawn for those that have one. */
export const WithResources: Story = {
  parameters: {
    app: {
      answers: {
        permission: () =>
          permission({
            resources: [
              { resourceType: 'COMMUNITY', url: 'https://social.example/community', qrCodeUrl: 'https://pictures.example/community.png', labelNameEn: 'Community', labelNameCn: '官方社区' },
              { resourceType: 'CHANNEL', url: 'https://social.example/channel', qrCodeUrl: null, labelNameEn: 'News channel', labelNameCn: null },
            ],
          }),
      },
    },
  },
  play: async () => void (await screen.findByRole('link', { name: 'News channel' })),
};
