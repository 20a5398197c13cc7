import { createECDH } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exampleAnswers } from '@livery/contracts/examples';
import { describe, expect, it } from 'vitest';
import { checks } from './checks/index.ts';
import { documents, tables, withTables } from './document.ts';
import { openSealed } from './test-support/small-server.ts';

const [text = '', answers = ''] = documents.map((name) => readFileSync(fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url)), 'utf8'));
/** A value of the worked example, by its name. */
const valueOf = (name: string): string => new RegExp(`^${name}: +(\\S+)$`, 'm').exec(text)?.[1] ?? '';

describe('docs/own-platform.md', () => {
  it('has the tables as the contract and the checks make them (else npm run conform:tables)', () => {
    for (const document of [text, answers]) expect(document).toBe(withTables(document));
    const named = [...(text + answers).matchAll(/<!-- table: ([a-z ]+) -->/g)].map(([, name]) => String(name));
    expect(named.toSorted()).toEqual(Object.keys(tables).toSorted());
  });

  it('says of every module of the switches what the site no longer shows without it', () => {
    const table = /<!-- modules -->([^]*?)<!-- modules end -->/.exec(text)?.[1] ?? '';
    const named = table.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => String(name))).filter((name) => name !== 'false');
    expect(named.toSorted()).toEqual(Object.keys(exampleAnswers.whitelabel.modules).toSorted());
  });

  it('has an example in own-platform-answers.md of the answer of each call that `least` is held to', () => {
    const held = checks.filter(({ id, profile }) => profile === 'least' && id.startsWith('answer.')).map(({ id }) => id.slice('answer.'.length));
    expect(held.filter((call) => !answers.includes(`\n\`${call}\`, \``))).toEqual([]);
  });

  it('has a worked example of a sealed body that opens as it says', () => {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(valueOf('private key'), 'hex'));
    const body = JSON.parse(/^\{"v":1,.*\}$/m.exec(text)?.[0] ?? '{}') as { kid: string; enc: string; ct: string };
    const info = /^info: +"(.+)"$/m.exec(text)?.[1] ?? '';
    const aad = /^aad: +"(.+)"$/m.exec(text)?.[1] ?? '';
    const opened = openSealed(pair, { enc: Buffer.from(body.enc, 'base64url'), ct: Buffer.from(body.ct, 'base64url') }, Buffer.from(info), Buffer.from(aad));
    expect(valueOf('public key')).toBe(pair.getPublicKey('base64url'));
    expect([valueOf('dh'), valueOf('shared secret'), valueOf('key'), valueOf('nonce')]).toEqual([opened.dh, opened.sharedSecret, opened.key, opened.nonce].map((each) => each.toString('hex')));
    expect(valueOf('plain')).toBe(opened.plain);
  });

  it('has an example of a sealed address that opens with the same key', () => {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(Buffer.from(valueOf('private key'), 'hex'));
    for (const { type, path } of exampleAnswers.customerService.version.pathList) {
      const [enc = '', ct = ''] = path.split('.');
      const sealed = { enc: Buffer.from(enc, 'base64url'), ct: Buffer.from(ct, 'base64url') };
      expect(openSealed(pair, sealed, Buffer.from('livery answer|NORTH01|GET|/wps/system/customerService'), Buffer.from(type)).plain).toBe('https://chat.example/brand');
    }
  });
});
