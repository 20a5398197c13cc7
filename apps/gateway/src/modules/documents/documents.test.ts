import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, HOME_IP, PASSWORD } from '../../../test-support/account-helpers.ts';
import type { TestGateway } from '../../../test-support/gateway.ts';
import { operatorDesk, type AccountHelpers, type OperatorHelpers } from '../../../test-support/operator-desk.ts';
import { operatorCodeOf } from '../../../test-support/operator-helpers.ts';
import { png } from '../../../test-support/pictures.ts';
import { NORTH, SOUTH } from '../../../test-support/test-fleet.ts';

let gateway: TestGateway;
let ops: OperatorHelpers;
let accounts: AccountHelpers;
let rita: string;
let sam: string;
let made = 0;
beforeAll(async () => {
  ({ gateway, ops, accounts, tokens: { rita, sam } } = await operatorDesk({ rita: ['risk'], sam: ['support'] }, {}));
});
afterAll(() => gateway.stop());

async function somebody(more: Parameters<AccountHelpers['open']>[1] = {}) {
  made += 1;
  const username = `papers${made}`;
  const id = await accounts.open(username, more);
  const { token } = await accounts.valueOf('login', { username, password: PASSWORD, type: 'username' }, { ip: HOME_IP });
  const picture = async (purpose = 'document') => (await accounts.valueOf('uploadImage', { purpose, data: png().toString('base64') }, { token })).id;
  return {
    id,
    username,
    token,
    picture,
    shown: () => accounts.valueOf('documents', {}, { token }),
    send: (request: object) => accounts.call('sendDocuments', { kind: 'idCard', ...request }, { token }),
    sendBoth: async () => accounts.call('sendDocuments', { kind: 'idCard', front: await picture(), back: await picture() }, { token }),
    approved: () => gateway.db.transaction((tx) => gateway.documents.approved(tx, NORTH, id)),
  };
}
const waiting = async (memberId: string, more: object = {}) => (await ops.valueOf('documents:list', { memberId, ...more }, { token: rita })).documents;
const approve = (documentId: string, token = rita) => ops.call('documents:approve', { documentId, reason: 'ticket 7' }, { token });
const refuse = (documentId: string, note = 'The back cannot be read.') => ops.call('documents:refuse', { documentId, note, reason: 'ticket 8' }, { token: rita });

describe('sendDocuments call', () => {
  it('sends what the merchant asks for to the operators, once', async () => {
    const anna = await somebody();
    expect(await anna.shown()).toMatchObject({ state: 'none', images: [], wanted: { idCard: ['front', 'back'], passport: ['front'] }, requiredAbove: null });
    const [front, back] = [await anna.picture(), await anna.picture()];
    expect(codeOf(await anna.send({ front, back }))).toBe('OK');
    expect(await anna.shown()).toMatchObject({ state: 'review', kind: 'idCard', images: [{ id: front, part: 'front' }, { id: back, part: 'back' }] });
    expect(codeOf(await anna.sendBoth())).toBe('LIMIT_EXCEEDED');
    expect(await anna.approved()).toBe(false);
  });

  it('follows the parts that the merchant asks for; of a passport never the back', async () => {
    await gateway.settings.set(NORTH, 'documentParts', ['portrait', 'front', 'back']);
    const anna = await somebody();
    const [front, portrait, extra] = [await anna.picture(), await anna.picture(), await anna.picture()];
    expect((await anna.send({ kind: 'passport', front })).body).toMatchObject({ value: { fields: [{ field: 'portrait', rule: 'required' }] } });
    expect((await anna.send({ kind: 'passport', front, back: extra, portrait })).body).toMatchObject({ value: { fields: [{ field: 'back', rule: 'invalid' }] } });
    expect((await anna.send({ kind: 'passport', front, portrait })).body).toMatchObject({ value: { images: [{ part: 'front' }, { part: 'portrait' }] } });
    await gateway.settings.set(NORTH, 'documentParts', ['front', 'back']);
  });

  it('refuses pictures of somebody else, for something else, and one for two parts', async () => {
    const [anna, bert] = [await somebody(), await somebody()];
    const front = await anna.picture();
    for (const back of [await bert.picture(), await anna.picture('avatar'), front]) {
      expect((await anna.send({ front, back })).body).toMatchObject({ code: 'VALIDATION_FAILED', value: { fields: [{ field: 'back', rule: 'invalid' }] } });
    }
    expect((await anna.shown()).state).toBe('none');
  });

  it('takes one of two that are sent at once', async () => {
    const anna = await somebody();
    expect((await Promise.all([anna.sendBoth(), anna.sendBoth()])).map(codeOf).toSorted()).toEqual(['LIMIT_EXCEEDED', 'OK']);
  });
});

describe('documents:approve and documents:refuse', () => {
  it('decide about documents; the member reads it, and may be told otherwise later', async () => {
    const anna = await somebody({ profile: { payeeName: 'Anna Reyes' } });
    await anna.sendBoth();
    const [papers] = await waiting(anna.id);
    const id = papers?.id ?? '';
    const { document, images, profile } = await ops.valueOf('documents:show', { documentId: id }, { token: rita });
    expect([document.account, images.map(({ part }) => part), profile]).toEqual([anna.username, ['front', 'back'], { payeeName: 'Anna Reyes' }]);
    const picture = await ops.valueOf('documents:picture', { imageId: images[0]?.id }, { token: rita });
    expect(Buffer.from(picture.data, 'base64').subarray(1, 4).toString()).toBe('PNG');

    expect((await approve(id)).body).toMatchObject({ value: { effect: { subject: `document:${id}`, before: { state: 'review' }, after: { state: 'approved', account: anna.username } } } });
    expect([await anna.approved(), await waiting(anna.id), (await anna.shown()).state, operatorCodeOf(await approve(id))]).toEqual([true, [], 'approved', 'STATE_CONFLICT']);
    expect(codeOf(await anna.sendBoth())).toBe('LIMIT_EXCEEDED');

    expect(operatorCodeOf(await refuse(id, 'It has <expired>.'))).toBe('OK');
    expect([await anna.approved(), await anna.shown()]).toMatchObject([false, { state: 'refused', note: 'It has <expired>.' }]);
    const { records } = await accounts.valueOf('inbox', { pageNo: 1, pageSize: 5 }, { token: anna.token });
    expect(records.map(({ title, content, link }) => [title, content, link])).toEqual([
      ['Your identity documents were not accepted', '<p>It has &lt;expired&gt;.</p><p>Please send new pictures in My account.</p>', '/member/securityCenter?part=documents'],
      ['Your identity documents were approved', '<p>Thank you. You need not send them again.</p>', '/member/securityCenter?part=documents'],
    ]);
    const { entries } = await ops.valueOf('trail:list', { subject: `document:${id}` }, { token: rita });
    expect(entries.map(({ action, reason }) => [action, reason])).toEqual([['documents:refuse', 'ticket 8'], ['documents:approve', 'ticket 7']]);
  });

  it('let the member send others after a refusal, and then decide about those alone', async () => {
    const anna = await somebody();
    await anna.sendBoth();
    const [first] = await waiting(anna.id);
    await refuse(first?.id ?? '');
    expect(codeOf(await anna.sendBoth())).toBe('OK');
    expect(await anna.shown()).toMatchObject({ state: 'review', note: null });
    expect(operatorCodeOf(await approve(first?.id ?? ''))).toBe('STATE_CONFLICT');
    const [second] = await waiting(anna.id);
    expect([operatorCodeOf(await approve(second?.id ?? '')), await anna.approved()]).toEqual(['OK', true]);
    expect((await waiting(anna.id, { state: 'refused' })).map(({ id, note }) => [id, note])).toEqual([[first?.id, 'The back cannot be read.']]);
  });

  it('are for those who may, and of one merchant', async () => {
    const anna = await somebody();
    await anna.sendBoth();
    const [papers] = await waiting(anna.id);
    const documentId = papers?.id ?? '';
    expect(operatorCodeOf(await approve(documentId, sam))).toBe('FORBIDDEN');
    expect(operatorCodeOf(await ops.call('documents:show', { documentId }, { token: rita, merchant: SOUTH }))).toBe('NOT_FOUND');
    const image = (await anna.shown()).images[0]?.id;
    expect(operatorCodeOf(await ops.call('documents:picture', { imageId: image }, { token: rita, merchant: SOUTH }))).toBe('NOT_FOUND');
    expect(operatorCodeOf(await ops.call('documents:picture', { imageId: await anna.picture('avatar') }, { token: rita }))).toBe('NOT_FOUND');
  });
});
