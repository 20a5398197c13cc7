/* oxlint-disable livery/no-literal-colour -- fixed tokens are the only colour values outside a brand’s primitives */
/**
 * Tokens with one value on the whole platform, in light and dark schemes, which brands cannot override.
 */
export const fixedTokens = {
  chat: {
    /** Background of a chat's header. */
    headerBg: '#5b2b9a',
    /** Text and icons on `headerBg`. */
    headerFg: '#ffffff',
  },
  qr: {
    /** Quiet zone and light modules of a QR code; scanners expect dark on light in a dark scheme too. */
    light: '#ffffff',
    dark: '#000000',
  },
} as const;
