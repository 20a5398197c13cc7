import { gamePlatforms } from './platform-codes.ts';

/** What a brand is known by, as far as lists of games name it. */
interface ListingBrand {
  readonly merchantCode: string;
  readonly platform: string;
  readonly device: keyof typeof gamePlatforms;
}

/** What every request for a list of games says of its site: who asks for what device, through which channel, of which merchant. */
export function listSource({ merchantCode, platform, device }: ListingBrand) {
  return { clientType: 3, platform: gamePlatforms[device], channel: platform, merchant: merchantCode } as const;
}
