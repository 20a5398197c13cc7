import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { token } from '../../foundation/token.ts';
import { Icon } from '../../icons/icon.tsx';
import { iconChevronDown } from '../../icons/header.ts';
import { Flag } from './flag.tsx';
import type { DiallingCountry } from './initial-country.ts';

/** Text style of the dialling code. */
export const diallingInput = css`
  min-inline-size: 3ch;
  max-inline-size: 7ch;
  padding: 0;
  color: ${token.color.field.fg};
  background: transparent;
  border: 0;
  outline: none;
  font-size: max(16px, ${token.font.size.md});
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  text-align: start;
  cursor: pointer;
  field-sizing: content;

  &:focus { cursor: text; }
`;

const Face = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-block-size: ${token.size.target};
  margin-inline-start: calc(-1 * ${token.space[1]});
  padding-inline: ${token.space[1]};
  direction: ltr;
  border-radius: ${token.radius.sm};
  transition: background-color ${token.motion.duration.fast};

  /* Separator between code and number. */
  &::after { content: ''; inline-size: 1px; block-size: 1.5rem; margin-inline-start: ${token.space[1]}; background: ${token.color.border.subtle}; }
  & > svg { flex: none; font-size: 0.875em; color: ${token.color.fg.muted}; pointer-events: none; transition: rotate ${token.motion.duration.fast} ${token.motion.ease.standard}; }
  &:has([aria-expanded='true']) > svg { rotate: 180deg; }
`;

const Still = styled.span`
  ${diallingInput}
`;

export interface DiallingCodeDisplayProps {
  /** Whose flag and code show; a plus sign alone without one. */
  readonly country: DiallingCountry | undefined;
  /** Returns the URL of a country's flag. */
  readonly flagUrl: (countryCode: string) => string;
  /** Input for the code; without it the code is plain text. */
  readonly children?: ReactNode;
}

/** Flag and dialling code before a phone number; rendered alone while the picker loads. */
export function DiallingCodeDisplay({ country, flagUrl, children }: DiallingCodeDisplayProps) {
  return (
    <Face>
      {country === undefined ? null : <Flag countryCode={country.countryCode} src={flagUrl(country.countryCode)} />}
      {children ?? <Still>{country?.countryDialingCode ?? '+'}</Still>}
      <Icon glyph={iconChevronDown} />
    </Face>
  );
}
