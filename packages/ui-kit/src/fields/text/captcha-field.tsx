import { useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../actions/icon-button.tsx';
import { token } from '../../foundation/token.ts';
import { iconRefresh } from '../../icons/actions.ts';
import { iconShield } from '../../icons/header.ts';
import { TextField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** Minimum time between two captcha images (milliseconds). */
export const CAPTCHA_REFRESH_GAP = 1000;

export interface CaptchaFieldProps extends Omit<TextFieldProps, 'prefix' | 'suffix' | 'glyph'> {
  /** URL or data URL of the image; its space stays reserved without it. */
  readonly image: string | undefined;
  /** Describes the image without revealing its characters. */
  readonly imageLabel: string;
  /** Name of the button that asks for another image. */
  readonly refreshLabel: string;
  /** Fetches another image; called at most once a second. */
  readonly onRefresh: () => unknown;
  /** Alternative for those who cannot read the image, for example a way without it. */
  readonly alternative: ReactNode;
  /** Current time in milliseconds; defaults to the system clock. */
  readonly now?: () => number;
}

const Picture = styled.button`
  flex: none;
  inline-size: 7rem;
  block-size: 2.25rem;
  overflow: hidden;
  background: ${token.color.skeleton.base};
  border-radius: ${token.radius.sm};
  img { inline-size: 100%; block-size: 100%; object-fit: cover; }
`;

const Root = styled.div`
  /* The alternative lies in the gap below the field: a message takes a line of its own. */
  && [data-part='error'] { margin-block-end: 0; min-block-size: 0; }
`;

const Affix = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
`;

/** A captcha image with a text field; a new image can be requested at most once a second. */
export function CaptchaField({ image, imageLabel, refreshLabel, onRefresh, alternative, now = Date.now, ...rest }: CaptchaFieldProps) {
  const last = useRef<number>(undefined);
  const refresh = () => {
    const present = now();
    if (last.current !== undefined && present - last.current < CAPTCHA_REFRESH_GAP) return;
    last.current = present;
    onRefresh();
  };
  return (
    <Root>
      <TextField
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        glyph={iconShield}
        suffix={
          <Affix>
            <Picture type="button" tabIndex={-1} aria-hidden="true" onClick={refresh}>
              {image === undefined ? null : <img src={image} alt="" />}
            </Picture>
            <IconButton size="sm" glyph={iconRefresh} label={refreshLabel} aria-description={imageLabel} onClick={refresh} />
          </Affix>
        }
      />
      {alternative}
    </Root>
  );
}
