import { unkeptPromises } from '@livery/test-config';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../../test-support/database.ts';
import { addTenant } from '../../../../test-support/test-ledger.ts';
import type { Tenant } from '../../../platform/http/index.ts';
import { defaultHelp } from './default-help.ts';
import { createHelpCentre, type HelpCentre } from './help-centre.ts';

const tenant = { id: 'NORTH', name: 'North & Co', minimumAge: 21, defaultLanguage: 'EN' } as Tenant;
const OWN = { id: 'terms', title: 'Our terms', content: '<p>Our own words.</p>' };

let db: TestDatabase;
let help: HelpCentre;
beforeAll(async () => {
  db = await testDatabase();
  await addTenant(db, tenant.id);
  help = createHelpCentre(db);
});
beforeEach(async () => {
  await db.query.deleteFrom('help_entry').execute();
});
afterAll(() => db.close());

const titles = async (language: string): Promise<Readonly<Record<string, string>>> => Object.fromEntries((await help.entries(tenant, language)).map(({ id, title }) => [id, title]));

describe('defaultHelp', () => {
  it('has the same articles in every language, with the same structure, name and age', () => {
    const shapeOf = (articles: readonly { readonly id: string; readonly content: string }[]) =>
      articles.map(({ id, content }) => [id, content.match(/<\/?[a-z0-9]+>/g), content.includes('North &amp; Co'), content.includes('21')]);
    const english = shapeOf(defaultHelp.EN(tenant));
    for (const articles of Object.values(defaultHelp)) expect(shapeOf(articles(tenant))).toEqual(english);
  });

  it.each(Object.entries(defaultHelp))('names nothing that does not exist: %s', (_, articles) => {
    for (const { title, content } of articles(tenant)) expect(`${title}\n${content}`).not.toMatch(unkeptPromises);
  });
});

describe('the help centre', () => {
  it('returns the default articles in each language, and English ones for a language without', async () => {
    await help.seed(tenant);
    expect([(await titles('EN'))['terms'], (await titles('TY'))['terms'], (await titles('XX'))['terms']]).toEqual(['Terms', 'నిబంధనలు', 'Terms']);
    expect((await help.entries(tenant, 'TY')).map(({ id }) => id)).toEqual(defaultHelp.EN(tenant).map(({ id }) => id));
  });

  it('adds the default articles of another language beside those that are still the default, and beside no other', async () => {
    for (const [position, article] of defaultHelp.EN(tenant).entries()) await help.write(tenant, 'EN', position + 1, article);
    await help.write(tenant, 'EN', 7, OWN);
    await help.seed(tenant);
    const shown = await titles('TY');
    expect([shown['terms'], shown['privacy'], shown['contact']]).toEqual(['Our terms', 'గోప్యత', 'సంప్రదించండి']);
  });

  it('adds nothing beside what a merchant wrote in its own first language, English or not', async () => {
    const chinese = { ...tenant, defaultLanguage: 'CN' };
    await help.seed(chinese);
    await help.write(chinese, 'CN', 7, OWN);
    await db.query.deleteFrom('help_entry').where('language', '=', 'AR').execute();
    await help.seed(chinese);
    const shown = await titles('AR');
    expect([shown['terms'], shown['privacy']]).toEqual(['Terms', 'الخصوصية']);
    expect((await help.entries(chinese, 'XX')).find(({ id }) => id === 'terms')).toEqual(OWN);
  });

  it('leaves what a merchant wrote in another language, and its only article alone', async () => {
    await help.seed(tenant);
    await help.write(tenant, 'TY', 7, OWN);
    await help.seed(tenant);
    expect((await titles('TY'))['terms']).toBe('Our terms');
    await db.query.deleteFrom('help_entry').execute();
    await help.write(tenant, 'EN', 1, OWN);
    await help.seed(tenant);
    expect(await titles('TY')).toEqual({ terms: 'Our terms' });
  });
});
