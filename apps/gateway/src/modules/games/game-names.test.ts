import { describe, expect, it } from 'vitest';
import { nameIn } from './game-names.ts';

describe('nameIn', () => {
  const game = { name: 'Moonlit Wolves', names: { CN: '月下狼群' } };

  it('returns the name of the language when the game has one', () => {
    expect(nameIn(game, 'CN')).toBe('月下狼群');
  });

  it.each(['EN', 'AR', 'cn', 'constructor', '__proto__'])('returns the name for all languages when it has none: %s', (language) => {
    expect(nameIn(game, language)).toBe('Moonlit Wolves');
  });
});
