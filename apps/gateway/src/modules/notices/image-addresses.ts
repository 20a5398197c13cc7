/** Addresses of a merchant's pictures of promotions and games, wherever they are hosted. */
export interface PromotionImages {
  readonly promo: (merchant: string, code: string, format: 'wide' | 'compact' | 'card') => string;
  readonly game: (merchant: string, code: string) => string;
}
