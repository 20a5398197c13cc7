/* oxlint-disable livery/no-literal-colour -- the one place beside a brand’s primitives where a colour is given a value */
/**
 * Tokens with one value on the whole platform, which no brand gives or overrides, in light and dark schemes.
 */
export const fixedTokens = {
  chat: {
    /** Ground of a chat's header: a purple. */
    headerBg: '#5b2b9a',
    /** Text and icons on it. */
    headerFg: '#ffffff',
  },
  qr: {
    /** Quiet zone and light modules of a QR code: readers expect dark on light also in a dark scheme. */
    light: '#ffffff',
    dark: '#000000',
  },
} as const;
