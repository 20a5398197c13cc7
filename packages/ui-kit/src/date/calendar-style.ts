import { Button, CalendarCell, CalendarGrid, CalendarHeaderCell } from 'react-aria-components';
import { styled } from 'styled-components';
import { focusRing } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';

export const CalendarHeader = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[1]};
  margin-block-end: ${token.space[2]};
`;

/** Headings of the months shown, or the lists to select month and year. */
export const MonthTitles = styled.div`
  flex: 1;
  display: flex;
  justify-content: center;
  min-inline-size: 0;

  & > h2 {
    flex: 1;
    font-family: ${token.font.family.body};
    font-size: ${token.font.size.md};
    font-weight: ${token.font.weight.semibold};
    letter-spacing: normal;
    text-align: center;
  }
`;

export const MonthSelect = styled.select`
  ${focusRing}

  min-block-size: ${token.size.target};
  padding-inline: ${token.space[2]};
  border: 0;
  border-radius: ${token.radius.sm};
  background: transparent;
  color: ${token.color.fg.default};
  font: inherit;
  font-weight: ${token.font.weight.semibold};
  cursor: pointer;

  option { color: ${token.color.field.fg}; background: ${token.color.bg.surface}; }
  @media (hover: hover) { &:hover { background: ${token.color.accent.soft}; color: ${token.color.accent.softFg}; } }
`;

export const PageButton = styled(Button)`
  ${focusRing}

  display: grid;
  place-items: center;
  flex: none;
  inline-size: ${token.size.target};
  block-size: ${token.size.target};
  border: 0;
  border-radius: ${token.radius.control};
  background: transparent;
  color: ${token.color.fg.default};
  cursor: pointer;

  &[data-hovered], &[data-pressed] { background: ${token.color.accent.soft}; color: ${token.color.accent.softFg}; }
  &[data-disabled] { opacity: ${token.opacity.disabled}; cursor: not-allowed; }
`;

export const Months = styled.div`
  display: flex;
  gap: ${token.space[6]};
`;

export const MonthGrid = styled(CalendarGrid)`
  flex: 1;
  table-layout: fixed;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  td { padding: 1px 0; }
`;

export const WeekdayCell = styled(CalendarHeaderCell)`
  padding-block: ${token.space[1]};
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.xs};
  font-weight: ${token.font.weight.medium};
`;

export const DayCell = styled(CalendarCell)`
  position: relative;
  display: grid;
  place-items: center;
  min-inline-size: 2.5rem;
  block-size: 2.5rem;
  border-radius: ${token.radius.control};
  font-size: ${token.font.size.sm};
  cursor: pointer;
  outline: none;

  @media (width < 48rem) { min-inline-size: 100%; block-size: ${token.size.target}; font-size: ${token.font.size.md}; }

  &[data-outside-month] { visibility: hidden; }
  &[data-hovered] { background: ${token.color.accent.soft}; color: ${token.color.accent.softFg}; }
  &[data-today]::after {
    content: '';
    position: absolute;
    inset-block-end: 0.25rem;
    inline-size: 0.25rem;
    block-size: 0.25rem;
    border-radius: 50%;
    background: currentColor;
  }
  &[data-today] { font-weight: ${token.font.weight.bold}; color: ${token.color.accent.softFg}; }
  &[data-disabled] { color: ${token.color.fg.muted}; opacity: ${token.opacity.disabled}; cursor: not-allowed; }
  &[data-unavailable] { color: ${token.color.fg.muted}; text-decoration: line-through; cursor: not-allowed; }

  /* A range is one band: only its ends and the ends of a week are rounded. */
  &[data-selected] { background: ${token.color.accent.soft}; color: ${token.color.accent.softFg}; }
  [data-range] &[data-selected] { border-radius: 0; }
  [data-range] td:first-child > &[data-selected] { border-start-start-radius: ${token.radius.control}; border-end-start-radius: ${token.radius.control}; }
  [data-range] td:last-child > &[data-selected] { border-start-end-radius: ${token.radius.control}; border-end-end-radius: ${token.radius.control}; }
  [data-range] &[data-selection-start][data-selected] { border-start-start-radius: ${token.radius.control}; border-end-start-radius: ${token.radius.control}; }
  [data-range] &[data-selection-end][data-selected] { border-start-end-radius: ${token.radius.control}; border-end-end-radius: ${token.radius.control}; }

  [data-single] &[data-selected],
  [data-range] &:is([data-selection-start], [data-selection-end])[data-selected] {
    background: ${token.color.accent.bg};
    color: ${token.color.accent.fg};
    font-weight: ${token.font.weight.semibold};
  }
  [data-single] &[data-selected][data-invalid],
  [data-range] &[data-selected][data-invalid] {
    background: ${token.color.status.danger.solid};
    color: ${token.color.status.danger.onSolid};
  }

  &[data-focus-visible] { outline: ${token.stroke.focus} solid ${token.color.border.focus}; outline-offset: 1px; z-index: 1; }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    color: CanvasText;
    &[data-hovered] { color: CanvasText; background: Canvas; outline: 1px solid Highlight; }
    &[data-disabled], &[data-unavailable] { color: GrayText; opacity: 1; }
    &[data-selected][data-selected] { color: HighlightText; background: Highlight; }
  }
`;
