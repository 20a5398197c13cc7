import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operatorCalls, operatorSchemas } from '@livery/contracts';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { DEPLOY, ROOT } from '../paths.ts';

const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
const blocks = [...operations.matchAll(/^ *```sh\n(.*?)^ *```$/gms)].map(([, code = '']) => code);
const lines = blocks.flatMap((block) => block.split('\n').map((line) => line.replace(/ {3,}#.*$/, '').trim()));

/** Options of the command line that are no fields of a call. */
const COMMON = new Set(['merchant', 'account', 'dryRun', 'idempotencyKey', 'json', 'url']);
const camel = (option: string): string => option.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What is wrong with a line of `npm run ops`; nothing where it is right. */
function faultOf(line: string): string | undefined {
  const [name = '', ...words] = line.replace('npm run ops -- ', '').replaceAll(/"[^"]*"|<[^>]*>/g, 'value').split(' ');
  if (!(name in operatorCalls)) return `${name} is no command`;
  const schemas: { request?: { shape: Readonly<Record<string, unknown>> } } = operatorSchemas[name as keyof typeof operatorSchemas] as never;
  const fields = new Set([...COMMON, ...Object.keys(schemas.request?.shape ?? {})]);
  const wrong = words.filter((word) => word.startsWith('--')).map((word) => camel(word.slice(2))).filter((option) => !fields.has(option) && !fields.has(camel(option.replace(/^no([A-Z])/, (_, letter: string) => letter.toLowerCase()))));
  return wrong.length === 0 ? undefined : `${name} has no ${wrong.join(', ')}`;
}

/** Services that the `docker compose` of a line names: what is run in one is none of them. */
function servicesOf(line: string): readonly string[] {
  const [, verb = '', rest = ''] = /docker compose(?: --profile \w+)? (up|stop|rm|exec|run|logs)(.*)$/.exec(line) ?? [];
  const [asked = ''] = rest.replaceAll(/ --(?:user|entrypoint|volume) (?:"[^"]*"|\S+)/g, '').split(/[|;&]/);
  const words = asked.split(' ').filter((word) => /^[a-z]/.test(word));
  return verb === 'exec' || verb === 'run' ? words.slice(0, 1) : words;
}

describe('the commands of docs/operations.md', () => {
  it('are ones that operators have, with options that these have', () => {
    const asked = lines.filter((line) => line.startsWith('npm run ops -- ') && !line.includes('<command>'));
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.map(faultOf).filter((fault) => fault !== undefined)).toEqual([]);
    expect(faultOf('npm run ops -- operators:add --nam x')).toBe('operators:add has no nam');
  });

  it('name services of the compose file alone', () => {
    const { services, volumes } = parse(readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8'), { merge: true }) as { services: object; volumes: object };
    const named = lines.flatMap(servicesOf);
    expect(named.filter((word) => !(word in services))).toEqual([]);
    expect(new Set(named).size).toBeGreaterThan(6);
    for (const [, volume = ''] of operations.matchAll(/docker volume rm livery_(\w+)/g)) expect(volume in volumes).toBe(true);
  });

  it('make every secret that the compose file reads', () => {
    const { secrets } = parse(readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8')) as { secrets: Readonly<Record<string, { file: string }>> };
    const [install = ''] = blocks.filter((block) => block.includes('mkdir -m 700 secrets\n'));
    const made = [...(/for name in ([^;]+);/.exec(install)?.[1] ?? '').split(' '), ...[...operations.matchAll(/> secrets\/([a-z-]+)/g)].map(([, name = '']) => name)];
    expect(Object.values(secrets).map(({ file }) => file.replace('./secrets/', '')).filter((name) => !made.includes(name))).toEqual([]);
  });
});
