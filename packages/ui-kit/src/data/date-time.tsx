import { styled } from 'styled-components';

export interface DateTimeProps {
  /** ISO 8601. */
  readonly value: string;
  /** The same time, formatted for the reader. */
  readonly children: string;
  /** Full form as a tooltip where `children` is short. */
  readonly title?: string;
}

const Time = styled.time`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** A point in time as a `time` element. */
export function DateTime({ value, children, title }: DateTimeProps) {
  return (
    <Time dateTime={value} title={title}>
      {children}
    </Time>
  );
}
