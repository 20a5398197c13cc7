import { VisuallyHidden } from '../layout/visually-hidden.tsx';

export interface NoValueProps {
  /** What is spoken in place of the dash. */
  readonly label: string;
}

/** Stands where a record has no value, so that its place is not taken for one that failed to load. */
export function NoValue({ label }: NoValueProps) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
