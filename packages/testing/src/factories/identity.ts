import type { ResponseOf } from '@livery/contracts';
import { sampleArt } from '@livery/ui-kit/sample-art';

/** Documents of an account that has sent none, where the merchant asks for both sides. */
export function documents(over: Partial<ResponseOf<'documents'>> = {}): ResponseOf<'documents'> {
  return {
    state: 'none',
    kind: null,
    note: null,
    sentAt: null,
    decidedAt: null,
    images: [],
    wanted: { idCard: ['front', 'back'], passport: ['front'], drivingLicence: ['front', 'back'], residencePermit: ['front', 'back'] },
    requiredAbove: '5000',
    currency: { code: 'PHP', symbol: '₱', exponent: 2 },
    ...over,
  };
}

/** The picture of an account that has chosen none. */
export function playerIcon(over: Partial<ResponseOf<'playerIcon'>> = {}): ResponseOf<'playerIcon'> {
  return { kind: 'none', code: null, picture: null, ...over };
}

/** A gallery of eight pictures, of which none is chosen. */
export function playerAvatars(over: Partial<ResponseOf<'playerAvatars'>> = {}): ResponseOf<'playerAvatars'> {
  const codes = ['fox', 'panda', 'tiger', 'lion', 'owl', 'rabbit', 'cat', 'wolf'];
  return { gallery: codes.map((code, index) => ({ code, picture: sampleArt(index + 1, 240, 240) })), chosen: playerIcon(), ...over };
}
