import { css, styled } from 'styled-components';
import { token } from '../foundation/token.ts';

/** Frame shared by text fields, selects and similar controls. */
export const controlFrame = css`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-block-size: max(${token.size.control.md}, ${token.size.target});
  padding-inline: ${token.space[3]};
  color: ${token.color.field.fg};
  background: ${token.color.field.bg};
  border: ${token.stroke.hairline} solid ${token.color.field.border};
  border-radius: ${token.radius.control};
  transition:
    border-color ${token.motion.duration.fast} ${token.motion.ease.standard},
    box-shadow ${token.motion.duration.fast} ${token.motion.ease.standard},
    background-color ${token.motion.duration.fast} ${token.motion.ease.standard};

  @media (hover: hover) {
    &:hover:not([data-disabled]) { border-color: ${token.color.border.strong}; }
  }

  &:focus-within:not(:has(button:focus)),
  &[data-focus-visible] {
    border-color: ${token.color.border.focus};
    box-shadow: 0 0 0 ${token.stroke.focus} color-mix(in oklab, ${token.color.border.focus} 36%, transparent);
    outline: 1px solid transparent;
  }

  &[data-invalid] { border-color: ${token.color.status.danger.fg}; }
  &[data-invalid]:focus-within { box-shadow: 0 0 0 ${token.stroke.focus} color-mix(in oklab, ${token.color.status.danger.fg} 34%, transparent); }
  &[data-disabled] { opacity: ${token.opacity.disabled}; cursor: not-allowed; }

  [data-tile='glass'] & { box-shadow: ${token.shadow.inset}; }
  [data-tile='glass'] &:focus-within:not(:has(button:focus)) {
    box-shadow: 0 0 0 ${token.stroke.focus} color-mix(in oklab, ${token.color.border.focus} 36%, transparent), ${token.shadow.inset};
  }

  & > svg { color: ${token.color.fg.muted}; }

  /* Box shadows are not drawn under forced colours. */
  @media (forced-colors: active) {
    &:focus-within:not(:has(button:focus)), &[data-focus-visible] { outline: 2px solid Highlight; outline-offset: 2px; }
    &[data-invalid] { border-width: 2px; }
  }
`;

export const ControlFrame = styled.div`
  ${controlFrame}
`;

export const TextInput = styled.input`
  flex: 1;
  min-inline-size: 0;
  inline-size: 100%;
  align-self: stretch;
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;
  /* Below 16 px, phones zoom in on focus. */
  font-size: max(16px, ${token.font.size.md});
  line-height: 1.4;
  outline: none;
  text-overflow: ellipsis;
  /* With a direction of its own, the value still begins where the field does. */
  text-align: -webkit-match-parent;
  text-align: match-parent;

  &::placeholder { color: ${token.color.field.placeholder}; opacity: 1; }
  &:disabled { cursor: not-allowed; }
  &:autofill {
    -webkit-text-fill-color: ${token.color.field.fg};
    box-shadow: 0 0 0 100vmax ${token.color.field.bg} inset;
    caret-color: ${token.color.field.fg};
  }
  &[type='number'] { appearance: textfield; }
  &[type='search']::-webkit-search-cancel-button { display: none; }
`;
