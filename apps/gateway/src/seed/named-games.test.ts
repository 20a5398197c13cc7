import { describe, expect, it } from 'vitest';
import { catalogueGame } from '../modules/games/index.ts';
import { demoMessages } from './inbox-texts.ts';
import { demoAnnouncements } from './notice-texts.ts';
import { demoBanners, demoPromotions } from './offer-texts.ts';

const texts = [...demoMessages, ...demoAnnouncements, ...demoBanners, ...demoPromotions];

describe('texts of the demo', () => {
  it.each(['CN', 'AR'] as const)('have the name that the catalogue has when they name a game: %s', (language) => {
    const collection = catalogueGame('cln-collection');
    const naming = texts.filter(({ EN }) => EN.join(' ').includes(collection?.name.replace('Collection', 'collection') ?? ''));
    expect(naming).toHaveLength(2);
    expect(naming.filter((text) => !text[language].join(' ').includes(collection?.names[language] ?? ''))).toEqual([]);
  });
});
