import { useBrand } from '@livery/brand-kit/react';
import { useLanguage, useText } from '@livery/i18n';
import { token } from '@livery/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { clocksAgree, offsetOf, ownOffset, zoneWords } from './zone.ts';
import type { ClockOffset } from './zone.ts';

export interface ZoneNoteProps {
  /** The visitor's clock. */
  readonly visitor?: ClockOffset;
  readonly now?: () => number;
}

const Note = styled.p`
  margin-block-end: ${token.space[3]};
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.xs};
`;

/** Names the merchant's time zone, by which records are dated, where the visitor's clock differs from it. */
export function ZoneNote({ visitor = ownOffset, now = Date.now }: ZoneNoteProps) {
  const t = useText('member');
  const { timeZone } = useBrand();
  const { language } = useLanguage();
  const [at] = useState(now);
  if (clocksAgree(visitor, offsetOf(timeZone), at)) return null;
  return <Note>{t('records.zone', zoneWords(language.tag, timeZone, at))}</Note>;
}
