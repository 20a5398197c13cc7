import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { token } from '../foundation/token.ts';
import { iconInfo, iconSuccess, iconWarning } from '../icons/actions.ts';
import { Icon } from '../icons/icon.tsx';
import type { Glyph } from '../icons/icon.tsx';
import { iconClose } from '../icons/navigation.ts';
import { iconError } from '../icons/header.ts';

/** Severity of a message. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export const noticeGlyph: Readonly<Record<NoticeTone, Glyph>> = { info: iconInfo, success: iconSuccess, warning: iconWarning, danger: iconError };

export interface NoticeProps {
  /** How serious it is; sets colour, icon and how it is announced. */
  readonly tone: NoticeTone;
  /** First line, in bold, where the message has a detail. */
  readonly title?: ReactNode;
  /** The message. */
  readonly children?: ReactNode;
  /** Buttons or links below the message. */
  readonly actions?: ReactNode;
  /** Name of the close button; without it the notice cannot be closed. */
  readonly closeLabel?: string;
  /** Called by the close button; the caller takes the notice away. */
  readonly onClose?: () => void;
}

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token.space[3]};
  padding: ${token.space[3]} ${token.space[4]};
  border: ${token.stroke.hairline} solid;
  border-radius: ${token.radius.md};
  font-size: ${token.font.size.sm};

  & > svg { margin-block-start: 0.1em; }
  & > div { flex: 1; min-inline-size: 0; }
  strong { display: block; font-weight: ${token.font.weight.semibold}; }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[2]};
    margin-block-start: ${token.space[2]};
    /* The text of a button without a border begins where the message does. */
    > [data-variant='ghost']:first-child { margin-inline-start: calc(-1 * ${token.space[4]}); }
  }
  & > button { margin-block: calc(-1 * ${token.space[1]}); margin-inline-end: calc(-1 * ${token.space[2]}); }

  ${(['info', 'success', 'warning', 'danger'] as const)
    .map((tone) => {
      const { fg, bg, border } = token.color.status[tone];
      return `&[data-tone='${tone}'] { color: ${fg}; background: ${bg}; border-color: ${border}; }`;
    })
    .join('\n')}
`;

/** A persistent message in a form or above a list. Warnings and errors are announced at once. */
export function Notice({ tone, title, children, actions, closeLabel, onClose }: NoticeProps) {
  return (
    <Root data-tone={tone} role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}>
      <Icon glyph={noticeGlyph[tone]} size="md" />
      <div>
        {title === undefined ? null : <strong>{title}</strong>}
        {/* Read as one text, the last word of the title and the first behind it are two. */}
        {title === undefined ? null : ' '}
        {children}
        {actions === undefined ? null : <div data-part="actions">{actions}</div>}
      </div>
      {closeLabel === undefined ? null : <IconButton size="sm" glyph={iconClose} label={closeLabel} onClick={onClose} />}
    </Root>
  );
}
