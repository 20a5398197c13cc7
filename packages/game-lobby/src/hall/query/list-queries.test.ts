import { category, vendor } from '@livery/testing';
import { describe, expect, it } from 'vitest';
import { listQueriesOf } from './list-queries.ts';

const of = (gameType: 'SPORTS' | 'ESPORTS' | 'ELOTT' | 'LOTT', ...codes: string[]) => ({ ...category(gameType, 0), vendors: codes.map((vassalage) => vendor({ vassalage, gameType })) });
const rules = { esportCodes: ['AV'], cockfightCodes: [] };

describe('listQueriesOf', () => {
  it.each([
    ['a kind that the hall shows whole is one list', [of('ESPORTS', 'E')], ['ESPORTS'], undefined, [{ gameType: 'ESPORTS' }]],
    ['two kinds are two lists', [of('ELOTT', 'A'), of('LOTT', 'B')], ['ELOTT', 'LOTT'], undefined, [{ gameType: 'ELOTT' }, { gameType: 'LOTT' }]],
    ['vendors shown elsewhere leave a list for each of the others', [of('SPORTS', 'S', 'AV', 'T')], ['SPORTS'], undefined, [{ gameType: 'SPORTS', vassalage: 'S' }, { gameType: 'SPORTS', vassalage: 'T' }]],
    ['vendors from elsewhere come under the kind the server lists them by', [of('ESPORTS', 'E'), of('SPORTS', 'S', 'AV')], ['ESPORTS'], undefined, [{ gameType: 'ESPORTS' }, { gameType: 'SPORTS', vassalage: 'AV' }]],
    ['so does the one that is chosen', [of('SPORTS', 'S', 'AV')], ['ESPORTS'], 'AV', [{ gameType: 'SPORTS', vassalage: 'AV' }]],
    ['a hall without vendors asks for its kind', [], ['SPORTS'], undefined, [{ gameType: 'SPORTS' }]],
  ] as const)('%s', (_, reported, gameTypes, vassalage, sources) => {
    expect(listQueriesOf(reported, gameTypes, rules, vassalage)).toEqual(sources);
  });
});
