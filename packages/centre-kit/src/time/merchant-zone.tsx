import { useBrand } from '@livery/brand-kit/react';
import { useLanguage, useTextRuntime } from '@livery/i18n';
import { token } from '@livery/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { clocksAgree, offsetOf, ownOffset, zoneWords } from './zone.ts';
import type { ClockOffset } from './zone.ts';

export interface MerchantZoneProps {
  /** Says that days and times follow a clock: its zone, and how far it is from UTC now. */
  readonly text: (words: { readonly zone: string; readonly offset: string }) => string;
  /** The visitor's clock. */
  readonly visitor?: ClockOffset | undefined;
  /** Current time in epoch milliseconds, read once; the system clock by default. */
  readonly now?: (() => number) | undefined;
}

const Note = styled.p`
  margin-block-end: ${token.space[3]};
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.xs};
`;

/** Names the merchant's time zone, by which records are dated, where the visitor's clock differs from it. */
export function MerchantZone({ text, visitor = ownOffset, now = Date.now }: MerchantZoneProps) {
  const { timeZone } = useBrand();
  const { language } = useLanguage();
  const { options } = useTextRuntime();
  const [at] = useState(now);
  if (clocksAgree(visitor, offsetOf(timeZone), at)) return null;
  return <Note>{text(zoneWords(language.tag, options, timeZone, at))}</Note>;
}
