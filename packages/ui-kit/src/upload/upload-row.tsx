import { IconButton } from '../actions/icon-button.tsx';
import { iconRefresh, iconSuccess, iconTrash } from '../icons/actions.ts';
import { Icon } from '../icons/icon.tsx';
import { iconError } from '../icons/header.ts';
import { ProgressBar } from '../progress/progress-bar.tsx';
import { FileName, FileRow, FileState } from './image-upload-style.ts';
import type { ImageUploadTexts } from './image-upload-texts.ts';
import type { UploadItem } from './upload-list.ts';

interface UploadRowProps {
  readonly item: UploadItem<unknown>;
  readonly texts: ImageUploadTexts;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

function State({ item, texts }: Pick<UploadRowProps, 'item' | 'texts'>) {
  const { name } = item.file;
  switch (item.status) {
    case 'uploading':
      return <ProgressBar label={texts.uploading(name)} labelHidden value={item.progress * 100} />;
    case 'done':
      return (
        <FileState data-tone="success">
          <Icon glyph={iconSuccess} />
          {texts.uploaded}
        </FileState>
      );
    case 'failed':
      return (
        <FileState data-tone="danger">
          <Icon glyph={iconError} />
          {texts.failed(item.error)}
        </FileState>
      );
  }
}

/** A file with its preview, its state and its actions. */
export function UploadRow({ item, texts, onRetry, onRemove }: UploadRowProps) {
  const { name } = item.file;
  return (
    <FileRow data-status={item.status}>
      <img src={item.url} alt="" />
      <div>
        <FileName>{name}</FileName>
        <State item={item} texts={texts} />
      </div>
      {item.status === 'failed' ? <IconButton glyph={iconRefresh} label={texts.retry(name)} onClick={onRetry} /> : null}
      <IconButton glyph={iconTrash} label={texts.remove(name)} onClick={onRemove} />
    </FileRow>
  );
}
