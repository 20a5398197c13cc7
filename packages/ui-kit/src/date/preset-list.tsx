import { styled } from 'styled-components';
import { focusRing } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';

const List = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-inline-size: 9rem;
  padding-inline-end: ${token.space[3]};
  border-inline-end: ${token.stroke.hairline} solid ${token.color.border.subtle};

  @media (width < 48rem) {
    flex-direction: row;
    min-inline-size: 0;
    margin-inline: calc(-1 * ${token.space[4]});
    padding: ${token.space[1]} ${token.space[4]};
    gap: ${token.space[2]};
    border: 0;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Preset = styled.button`
  ${focusRing}

  flex: none;
  min-block-size: ${token.size.control.sm};
  padding: ${token.space[1]} ${token.space[3]};
  border: 0;
  border-radius: ${token.radius.sm};
  background: transparent;
  color: ${token.color.fg.default};
  font-size: ${token.font.size.sm};
  text-align: start;
  cursor: pointer;

  &:focus-visible { outline-offset: -2px; }
  @media (hover: hover) { &:hover:not(:disabled) { background: ${token.color.accent.soft}; color: ${token.color.accent.softFg}; } }
  &[aria-pressed='true'] { background: ${token.color.accent.soft}; color: ${token.color.accent.softFg}; font-weight: ${token.font.weight.semibold}; }
  &:disabled { opacity: ${token.opacity.disabled}; cursor: not-allowed; }

  @media (width < 48rem) {
    min-block-size: ${token.size.target};
    padding-inline: ${token.space[4]};
    border: ${token.stroke.hairline} solid ${token.color.border.default};
    border-radius: ${token.radius.pill};
    white-space: nowrap;
    &[aria-pressed='true'] { border-color: ${token.color.accent.softFg}; }
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] { forced-color-adjust: none; color: HighlightText; background: Highlight; }
  }
`;

interface ListedPreset {
  readonly id: string;
  readonly label: string;
  readonly chosen: boolean;
  /** Whether the preset is outside the selectable dates. */
  readonly disabled: boolean;
  readonly onChoose: () => void;
}

/** Predefined dates or ranges as buttons. */
export function PresetList({ label, presets }: { readonly label: string; readonly presets: readonly ListedPreset[] }) {
  return (
    <List role="group" aria-label={label}>
      {presets.map((preset) => (
        <Preset key={preset.id} type="button" aria-pressed={preset.chosen} disabled={preset.disabled} onClick={preset.onChoose}>
          {preset.label}
        </Preset>
      ))}
    </List>
  );
}
