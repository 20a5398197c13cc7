import { useState } from 'react';
import { IconButton } from '../../actions/icon-button.tsx';
import { iconEye, iconEyeOff } from '../../icons/account.ts';
import { TextField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix'> {
  /** Name of the button while the password is hidden. */
  readonly showLabel: string;
  /** Name of the button while the password shows. */
  readonly hideLabel: string;
}

/** A password field with a button that shows the password. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      suffix={
        <IconButton
          size="sm"
          glyph={shown ? iconEyeOff : iconEye}
          label={shown ? hideLabel : showLabel}
          disabled={rest.disabled === true}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
