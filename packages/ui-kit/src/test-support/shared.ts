export { backgroundOf, force, systemColour, withForcedColours } from './forced-colors.ts';
export { withPageStyles } from './page-styles.ts';
