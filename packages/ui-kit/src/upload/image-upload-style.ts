import { DropZone } from 'react-aria-components';
import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';

export const Zone = styled(DropZone)`
  display: grid;
  justify-items: center;
  gap: ${token.space[3]};
  padding: ${token.space[6]} ${token.space[4]};
  border: ${token.stroke.strong} dashed ${token.color.border.strong};
  border-radius: ${token.radius.card};
  background: ${token.color.field.bg};
  color: ${token.color.fg.muted};
  text-align: center;
  transition:
    border-color ${token.motion.duration.fast} ${token.motion.ease.standard},
    background-color ${token.motion.duration.fast} ${token.motion.ease.standard};

  & > p { max-inline-size: 32ch; font-size: ${token.font.size.sm}; line-height: ${token.line.height.snug}; }

  &[data-drop-target] { border-style: solid; border-color: ${token.color.accent.softFg}; background: ${token.color.accent.soft}; color: ${token.color.accent.softFg}; }
  &[data-focus-visible] { outline: ${token.stroke.focus} solid ${token.color.border.focus}; outline-offset: 2px; }
  &[data-invalid] { border-color: ${token.color.status.danger.fg}; }
  &[data-disabled] { opacity: ${token.opacity.disabled}; cursor: not-allowed; }
  @media (forced-colors: active) {
    &[data-drop-target] { border-color: Highlight; }
    &[data-disabled] { border-color: GrayText; color: GrayText; opacity: 1; }
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space[3]};
`;

export const Files = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const FileRow = styled.li`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-inline-size: 0;
  padding: ${token.space[2]};
  border: ${token.stroke.hairline} solid ${token.color.border.subtle};
  border-radius: ${token.radius.md};
  background: ${token.color.bg.surface};

  &[data-status='failed'] { border-color: ${token.color.status.danger.border}; }

  & > img {
    flex: none;
    inline-size: 3.5rem;
    block-size: 3.5rem;
    border-radius: ${token.radius.sm};
    object-fit: cover;
    background: ${token.color.bg.sunken};
  }
  & > div { flex: 1; display: grid; gap: ${token.space[1]}; min-inline-size: 0; }
`;

export const FileName = styled.bdi`
  overflow: hidden;
  color: ${token.color.fg.default};
  font-size: ${token.font.size.sm};
  font-weight: ${token.font.weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** State of a file, with an icon before the text. */
export const FileState = styled.span`
  display: flex;
  gap: ${token.space[1]};
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.xs};
  line-height: ${token.line.height.snug};

  & > svg { margin-block-start: 0.08em; }
  &[data-tone='success'] { color: ${token.color.status.success.fg}; }
  &[data-tone='danger'] { color: ${token.color.status.danger.fg}; }
`;

/** Rejected files, each with its reason. */
export const Refusals = styled.div`
  display: grid;
  gap: ${token.space[1]};
  &:empty { display: none; }
  & > ${FileState} { font-size: ${token.font.size.sm}; }
`;
