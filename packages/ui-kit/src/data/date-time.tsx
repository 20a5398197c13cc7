import { styled } from 'styled-components';

export interface DateTimeProps {
  /** The moment, ISO 8601. */
  readonly value: string;
  /** The same, formatted for the reader. */
  readonly children: string;
  /** The full form, as a tip, where `children` is short. */
  readonly title?: string;
}

const Time = styled.time`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** A moment in time, readable by people and machines. */
export function DateTime({ value, children, title }: DateTimeProps) {
  return (
    <Time dateTime={value} title={title}>
      {children}
    </Time>
  );
}
