import { Label } from 'react-aria-components';
import { styled } from 'styled-components';
import { fieldLabelStyle } from './field-parts.tsx';

/** The label of a field whose wiring React Aria does. */
export const AriaFieldLabel = styled(Label)`
  ${fieldLabelStyle}
`;
