import { useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { token } from '../foundation/token.ts';
import { iconRefresh } from '../icons/actions.ts';
import { iconShield } from '../icons/account.ts';
import { TextField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** A captcha's picture may be asked for once in this time (milliseconds). */
export const CAPTCHA_REFRESH_GAP = 1000;

export interface CaptchaFieldProps extends Omit<TextFieldProps, 'prefix' | 'suffix' | 'glyph'> {
  /** The picture, as an address or a data address; its place stays while it is absent. */
  readonly image: string | undefined;
  /** Says what the picture is, not what it says. */
  readonly imageLabel: string;
  readonly refreshLabel: string;
  readonly onRefresh: () => unknown;
  /** Another way in for those who cannot read the picture: a spoken code, a question. */
  readonly alternative: ReactNode;
  /** The present in milliseconds; the clock without it. */
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

const Affix = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
`;

/** Characters to be read from a picture, with a new picture at most once a second, and another way in. */
export function CaptchaField({ image, imageLabel, refreshLabel, onRefresh, alternative, now = Date.now, ...rest }: CaptchaFieldProps) {
  const last = useRef<number>(undefined);
  const refresh = () => {
    const present = now();
    if (last.current !== undefined && present - last.current < CAPTCHA_REFRESH_GAP) return;
    last.current = present;
    onRefresh();
  };
  return (
    <div>
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
    </div>
  );
}
