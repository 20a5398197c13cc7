import { useText } from '@livery/i18n';
import { useDialogs } from '@livery/app-shell';
import { focusRing, Icon, iconMegaphone, token, truncate } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { useLayoutSlots } from '../slots/layout-slots.tsx';

const Line = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  /* Cut short before it moves to a line of its own. */
  flex: 1 1 8rem;
  min-inline-size: 0;
  max-inline-size: fit-content;
  padding: ${token.space[1]} ${token.space[2]};
  border: 0;
  border-radius: ${token.radius.sm};
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  & > span { max-inline-size: min(32rem, 38vw); ${truncate} }
  &:hover > span { text-decoration: underline; text-underline-offset: 0.25em; }
  ${focusRing}
`;

/** The newest announcement's title in one line; opens the announcements. */
export function AnnouncementLine() {
  const t = useText('shell');
  const { open } = useDialogs();
  const { announcement: latest } = useLayoutSlots();
  if (latest === undefined) return null;
  return (
    <Line type="button" onClick={() => open('noticeModal', { id: latest.id })}>
      <Icon glyph={iconMegaphone} label={t('announcement.latest')} />
      <span dir="auto">{latest.title}</span>
    </Line>
  );
}
