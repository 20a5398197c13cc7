import { Label } from 'react-aria-components';
import { styled } from 'styled-components';
import { fieldLabelStyle } from './field-parts.tsx';

/** Label of a field that React Aria connects. */
export const AriaFieldLabel = styled(Label)`
  ${fieldLabelStyle}
`;
