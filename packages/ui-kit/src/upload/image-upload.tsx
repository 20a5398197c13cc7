import { useEffect, useRef } from 'react';
import type { ClipboardEvent } from 'react';
import { FileTrigger, Pressable } from 'react-aria-components';
import type { DropZoneProps } from 'react-aria-components';
import { Button } from '../actions/button.tsx';
import { FieldFooter, FieldLabel, FieldRoot, hasContent, useField } from '../fields/field-parts.tsx';
import type { FieldParts } from '../fields/field-parts.tsx';
import { media } from '../foundation/breakpoints.ts';
import { useMedia } from '../foundation/use-media.ts';
import { iconImage, iconUpload } from '../icons/actions.ts';
import { Icon } from '../icons/icon.tsx';
import { iconError } from '../icons/header.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { AriaLocale } from '../overlays/aria-locale.tsx';
import { Actions, Files, FileState, Refusals, Zone } from './image-upload-style.ts';
import type { ImageUploadTexts } from './image-upload-texts.ts';
import { defaultImageLimits } from './upload-list.ts';
import type { ImageLimits, Unfinished, UploadEvent, UploadFile } from './upload-list.ts';
import { UploadRow } from './upload-row.tsx';
import { useUploads } from './use-uploads.ts';

type DropEvent = Parameters<NonNullable<DropZoneProps['onDrop']>>[0];

export interface ImageUploadProps<T> extends FieldParts {
  /** Uploads a file as soon as it is added. */
  readonly upload: UploadFile<T>;
  /** Receives the results of all uploaded files, in display order, on every change. */
  readonly onChange: (results: readonly T[]) => void;
  /** Receives how many files are still being uploaded, or failed, whenever that changes: what is sent on now would lack them. */
  readonly onUnfinished?: (unfinished: Unfinished) => void;
  /** Results that were sent on: their files leave the list, and others stay. */
  readonly taken?: readonly T[];
  /** What its buttons and files say, and what is spoken. */
  readonly texts: ImageUploadTexts;
  /** Defaults: PNG or JPEG by content, 5 MiB each, 3 files. */
  readonly limits?: Partial<ImageLimits>;
  /** Takes no files; those that are in the list stay. */
  readonly disabled?: boolean;
}

function droppedFiles({ items }: DropEvent): Promise<File[]> {
  return Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : [])));
}

function spoken(event: UploadEvent, texts: ImageUploadTexts): string {
  switch (event.kind) {
    case 'uploaded':
      return texts.uploaded;
    case 'removed':
      return texts.removed;
    case 'failed':
      return texts.failed(event.error);
  }
}

/** Images added by drop, paste, file picker or camera and uploaded immediately. Unmounting aborts running uploads. */
export function ImageUpload<T>({ label, labelHidden, hint, error, required, upload, onChange, onUnfinished, taken, texts, limits, disabled = false }: ImageUploadProps<T>) {
  const allLimits = { ...defaultImageLimits, ...limits };
  const { list, uploads } = useUploads({ upload, limits: allLimits, onResults: onChange, onUnfinished });
  useEffect(() => {
    if (taken !== undefined) list.take(taken);
  }, [list, taken]);
  const wiring = useField({ hint, error, required });
  const labelId = `${wiring.controlId}-label`;
  const chooser = useRef<HTMLButtonElement>(null);
  const hasCamera = useMedia(media.touch);
  const accept = allLimits.types.map((type) => `image/${type}`);
  const add = (files: Iterable<File>) => void list.add([...files]);
  // The drop zone's own paste handling ignores images that are not files, such as screenshots.
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (disabled || files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    add(files);
  };
  return (
    <AriaLocale>
      <FieldRoot role="group" aria-labelledby={labelId} aria-describedby={wiring.aria['aria-describedby']} aria-disabled={disabled || undefined} onPaste={paste}>
        <FieldLabel as="span" id={labelId} data-required={required === true ? '' : undefined} data-hidden={labelHidden === true ? '' : undefined}>
          {label}
        </FieldLabel>
        <Zone
          aria-label={texts.prompt}
          isDisabled={disabled}
          data-invalid={hasContent(error) ? '' : undefined}
          onDrop={(event) => void droppedFiles(event).then(add)}
        >
          <Icon glyph={iconUpload} size="lg" />
          <p>{texts.prompt}</p>
          <Actions>
            <FileTrigger acceptedFileTypes={accept} allowsMultiple onSelect={(files) => add(files ?? [])}>
              <Pressable>
                <Button variant="outline" iconStart={iconImage} disabled={disabled} ref={chooser}>
                  {texts.choose}
                </Button>
              </Pressable>
            </FileTrigger>
            {hasCamera ? (
              <FileTrigger acceptedFileTypes={accept} defaultCamera="environment" onSelect={(files) => add(files ?? [])}>
                <Pressable>
                  <Button variant="outline" disabled={disabled}>
                    {texts.takePicture}
                  </Button>
                </Pressable>
              </FileTrigger>
            ) : null}
          </Actions>
        </Zone>
        <Refusals aria-live="polite">
          {uploads.refused.map(({ id, name, reason }) => (
            <FileState key={id} data-tone="danger">
              <Icon glyph={iconError} />
              {texts.refused[reason](name)}
            </FileState>
          ))}
        </Refusals>
        {uploads.items.length === 0 ? null : (
          <Files aria-label={texts.list}>
            {uploads.items.map((item) => (
              <UploadRow
                key={item.id}
                item={item}
                texts={texts}
                onRetry={() => list.retry(item.id)}
                onRemove={() => {
                  list.remove(item.id);
                  chooser.current?.focus();
                }}
              />
            ))}
          </Files>
        )}
        {/* Each event is an element of its own and announced once: files of one name may say the same. */}
        <VisuallyHidden role="status" aria-atomic="false">
          {uploads.events.map((event) => (
            <p key={event.id}>
              <bdi>{event.name}</bdi> <span>{spoken(event, texts)}</span>
            </p>
          ))}
        </VisuallyHidden>
        <FieldFooter wiring={wiring} hint={hint} error={error} />
      </FieldRoot>
    </AriaLocale>
  );
}
