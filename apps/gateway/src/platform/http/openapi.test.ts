import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly schema: unknown;
}

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: { readonly properties: unknown } }>> };
}

const { paths } = openApiDocument() as { paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };
const operationOf = (name: string): Operation | undefined => Object.values(paths).flatMap((methods) => Object.values(methods)).find(({ operationId }) => operationId === name);
const queryOf = (name: string): Record<string, unknown> =>
  Object.fromEntries((operationOf(name)?.parameters ?? []).filter((parameter) => parameter.in === 'query').map((parameter) => [parameter.name, parameter.schema]));

describe('openApiDocument', () => {
  it('contains the only values of a number in a query', () => {
    expect(queryOf('gameList')).toMatchObject({ clientType: { type: 'number', enum: [3] } });
    expect(queryOf('hotGames')).toMatchObject({ isPlatform: { type: 'number', enum: [2] } });
    expect(queryOf('launchGame')).toMatchObject({ accountType: { type: 'number', enum: [1] }, confirmTrans: { type: 'number', enum: [0] } });
  });

  it('contains the groups of banners', () => {
    expect(queryOf('banners')).toEqual({ group: { type: 'string', maxLength: 32, description: 'w_announcement; any other has no banners' } });
  });
});
