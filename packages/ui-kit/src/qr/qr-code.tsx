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

/** Edge of a QR code with its margin, in CSS pixels. */
export const QR_SIZE = 200;
/** Light margin on each side, part of the size, in CSS pixels. */
export const QR_MARGIN = 20;

/** What a QR code is drawn from: a text, or an image that `load` fetches. */
export type QrSource = { readonly value: string } | { readonly url: string; readonly load: LoadBlob };

/** Texts of a {@link QrCode}. */
export interface QrLabels {
  readonly loading: string;
  /** The image could not be fetched, or the text is too long. */
  readonly error: string;
  readonly retry: string;
  readonly download: string;
}

/** Inputs of {@link QrCode}. */
export interface QrCodeProps {
  readonly source: QrSource;
  /** Accessible name: what one gets by scanning it. */
  readonly label: string;
  readonly labels: QrLabels;
  readonly size?: number;
  readonly margin?: number;
  /** Offers the code as a PNG file of this name. */
  readonly fileName?: string;
}

const never: LoadBlob = () => Promise.reject(new Error('There is nothing to load.'));

/** A QR code that scans in light and dark schemes: dark modules on a light ground with a quiet zone. */
export function QrCode({ source, label, labels, size = QR_SIZE, margin = QR_MARGIN, fileName }: QrCodeProps) {
  const value = 'value' in source ? source.value : undefined;
  const matrix = useMemo(() => (value === undefined ? undefined : qrMatrix(value)), [value]);
  const { image, retry, fail } = useImageBlob('url' in source ? source.url : undefined, 'url' in source ? source.load : never);
  const shown = useRef<HTMLImageElement>(null);
  const edge = size - 2 * margin;
  const state = value === undefined ? image.state : matrix === undefined ? 'error' : 'loaded';

  const download = async () => {
    const picture = matrix === undefined ? shown.current && pictureOfImage(shown.current, size, margin) : pictureOfMatrix(matrix);
    if (picture !== null) await savePng(picture, fileName ?? '');
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
