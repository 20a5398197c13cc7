import { useMemo, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { iconDownload } from '../icons/actions.ts';
import { Skeleton } from '../status/skeleton.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { pictureOfImage, pictureOfMatrix, savePng } from './qr-download.ts';
import { qrMatrix, qrPath } from './qr-matrix.ts';
import { Frame, Problem, Root } from './qr-style.ts';
import { useImageBlob } from './use-image-blob.ts';
import type { LoadBlob } from './use-image-blob.ts';

/** Width and height of a QR code with its margin, in CSS pixels. */
export const QR_SIZE = 200;
/** Margin on each side, included in the size, in CSS pixels. */
export const QR_MARGIN = 20;

/** Source of a QR code: a text to encode, or an image that `load` fetches. */
export type QrSource = { readonly value: string } | { readonly url: string; readonly load: LoadBlob };

export interface QrLabels {
  readonly loading: string;
  /** Shown when the image cannot be fetched or the text is too long. */
  readonly error: string;
  readonly retry: string;
  readonly download: string;
}

export interface QrCodeProps {
  /** What it encodes, or the image of a finished code. */
  readonly source: QrSource;
  /** Accessible name: what scanning it gives. */
  readonly label: string;
  /** Texts of its states and of the download. */
  readonly labels: QrLabels;
  /** Width and height with the margin, in CSS pixels. */
  readonly size?: number;
  /** Light margin on each side, part of `size`, in CSS pixels; scanners need it. */
  readonly margin?: number;
  /** File name of the PNG; offers the download when set. */
  readonly fileName?: string;
}

const never: LoadBlob = () => Promise.reject(new Error('There is nothing to load.'));

/** A QR code that scans in light and dark schemes: dark modules on a light background with a quiet zone. */
export function QrCode({ source, label, labels, size = QR_SIZE, margin = QR_MARGIN, fileName }: QrCodeProps) {
  const value = 'value' in source ? source.value : undefined;
  const matrix = useMemo(() => (value === undefined ? undefined : qrMatrix(value)), [value]);
  const { image, retry, fail } = useImageBlob('url' in source ? source.url : undefined, 'url' in source ? source.load : never);
  const shown = useRef<HTMLImageElement>(null);
  const edge = size - 2 * margin;
  const state = value === undefined ? image.state : matrix === undefined ? 'error' : 'loaded';

  const download = () => {
    const picture = matrix === undefined ? shown.current && pictureOfImage(shown.current, size, margin) : pictureOfMatrix(matrix);
    if (picture !== null) savePng(picture, fileName ?? '');
  };

  return (
    <Root>
      <Frame data-state={state} style={{ '--qr-size': `${size}px`, '--qr-margin': `${margin}px` }} aria-busy={state === 'loading'}>
        {state === 'loading' ? (
          <>
            <Skeleton />
            <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
          </>
        ) : null}
        {state === 'loaded' && matrix !== undefined ? (
          <svg role="img" aria-label={label} viewBox={`0 0 ${matrix.length} ${matrix.length}`} width={edge} height={edge} shapeRendering="crispEdges">
            <path d={qrPath(matrix)} />
          </svg>
        ) : null}
        {image.state === 'loaded' ? <img ref={shown} src={image.objectUrl} alt={label} width={edge} height={edge} onError={fail} /> : null}
        {state === 'error' ? (
          <Problem>
            <p role="alert">{labels.error}</p>
            {value === undefined ? (
              <Button size="sm" variant="outline" onClick={retry}>
                {labels.retry}
              </Button>
            ) : null}
          </Problem>
        ) : null}
      </Frame>
      {fileName === undefined ? null : (
        <Button size="sm" variant="outline" iconStart={iconDownload} aria-disabled={state !== 'loaded'} onClick={download}>
          {labels.download}
        </Button>
      )}
    </Root>
  );
}
