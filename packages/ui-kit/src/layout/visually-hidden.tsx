import { styled } from 'styled-components';
import { visuallyHidden } from '../foundation/styles.ts';

/** Text for assistive technology only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
