import { useText } from '@livery/i18n';
import type { ImageUploadTexts } from '@livery/ui-kit';
import { UploadRefused } from './upload-refused.ts';

/** The texts of an upload of pictures, of which at most `most` can be added. */
export function useUploadTexts(most: number): ImageUploadTexts {
  const t = useText('member');
  return {
    prompt: most === 1 ? t('upload.promptOne') : t('upload.prompt'),
    choose: most === 1 ? t('upload.chooseOne') : t('upload.choose'),
    takePicture: t('upload.takePicture'),
    list: t('upload.list'),
    uploading: (name) => t('upload.uploading', { name }),
    uploaded: t('upload.uploaded'),
    failed: (error) => {
      const code = error instanceof UploadRefused ? error.code : undefined;
      if (code === 'UNSUPPORTED_MEDIA_TYPE') return t('upload.unreadable');
      if (code === 'TOO_MANY_REQUESTS') return t('upload.tooManyToday');
      return code === 'PAYLOAD_TOO_LARGE' ? t('upload.large') : t('upload.failed');
    },
    removed: t('upload.removed'),
    remove: (name) => t('upload.remove', { name }),
    retry: (name) => t('upload.retry', { name }),
    refused: {
      wrongType: (name) => t('upload.wrongType', { name }),
      tooLarge: (name) => t('upload.tooLarge', { name }),
      tooMany: (name) => t('upload.tooMany', { name, count: most }),
      duplicate: (name) => t('upload.duplicate', { name }),
    },
  };
}
