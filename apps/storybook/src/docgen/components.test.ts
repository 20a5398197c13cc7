import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { componentsOf } from './components.ts';
import { forgetSource } from './source.ts';

const folders: string[] = [];

/** The components of a made-up package, by name. */
function read(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'livery-docgen-'));
  folders.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return componentsOf(join(root, 'index.ts'));
}

afterEach(() => {
  forgetSource();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const button = `import type { Tone } from './tone.ts';
interface Base { /** Its words. */ readonly children: string; readonly size?: 'sm' | 'lg' }
export interface ButtonProps extends Omit<Base, 'size'>, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  /** Weight of the action. */
  readonly tone?: Tone;
  readonly onPress: () => void;
  readonly busy?: boolean | undefined;
}
/** Starts an action. */
export function Button({ tone = 'plain', busy = false, ...rest }: ButtonProps) { return null; }`;

describe('componentsOf', () => {
  it('returns properties with comments, types, defaults and choices, own and inherited', () => {
    const [found] = read({ 'index.ts': "export { Button } from './button.tsx';\nexport type { ButtonProps } from './button.tsx';", 'button.tsx': button, 'tone.ts': "export type Tone = 'plain' | 'danger';" });
    expect(found).toMatchObject({ name: 'Button', about: 'Starts an action.', more: ['ButtonHTMLAttributes<HTMLButtonElement>'] });
    expect(found?.props).toEqual([
      { name: 'tone', type: 'Tone', kind: 'choice', choices: ['plain', 'danger'], required: false, about: 'Weight of the action.', fallback: "'plain'" },
      { name: 'onPress', type: '() => void', kind: 'function', required: true },
      { name: 'busy', type: 'boolean | undefined', kind: 'boolean', required: false, fallback: 'false' },
      { name: 'children', type: 'string', kind: 'text', required: true, about: 'Its words.' },
    ]);
  });

  it('returns the properties of one entry of an interface, by a parameter', () => {
    const [found] = read({
      'index.ts': "export { Login } from './login.tsx';",
      'login.tsx': "interface Dialogs { login: { readonly reason?: string }; other: { readonly id: string } }\ntype Given<Name> = { readonly open: boolean } & Dialogs[Name];\nexport function Login({ open }: Given<'login'>) { return null; }",
    });
    expect(found?.props.map(({ name }) => name)).toEqual(['open', 'reason']);
  });

  it('returns the properties of an entry that the component’s package adds to another’s interface', () => {
    const [found] = read({
      'index.ts': "export { PopUp } from './pop-up.tsx';",
      'shell.ts': 'export interface Dialogs { login: { readonly reason?: string } }\nexport type Given<Name> = { readonly open: boolean } & Dialogs[Name];',
      'dialogs.ts': "declare module './shell.ts' {\n  interface Dialogs { popUp: { readonly id: string } }\n}",
      'pop-up.tsx': "import type { Given } from './shell.ts';\nexport function PopUp({ open }: Given<'popUp'>) { return null; }",
    });
    expect(found?.props.map(({ name }) => name)).toEqual(['open', 'id']);
  });

  it('returns the declaration of an object’s entries', () => {
    const [found] = read({ 'index.ts': "export { List } from './list.tsx';", 'list.tsx': 'interface Entry { readonly id: string }\nexport function List({ entries }: { readonly entries: readonly Entry[] }) { return null; }' });
    expect(found?.props).toEqual([{ name: 'entries', type: 'readonly Entry[]', kind: 'object', required: true, detail: 'interface Entry { readonly id: string }' }]);
  });

  it('returns styled elements, classes, providers and components that are fetched later', () => {
    const found = read({
      'index.ts': "export { Stack, Card, Boundary, Provider, Later, helper, Queue } from './all.tsx';",
      'all.tsx': `interface Attributes { readonly 'data-gap'?: 0 | 1 }
export const Stack = styled.div<Attributes>\`display: flex\`;
export const Card = styled(Stack).attrs({ as: 'article' })\`\`;
export class Boundary extends Component<{ readonly fallback: () => null }, object> {}
const Context = createContext<string>('');
export const Provider = Context.Provider;
const chunk = preloadableLazy(() => import('./page.tsx'));
export const Later = chunk.show((module) => module.Page);
export const helper = 1;
export class Queue {}`,
      'page.tsx': 'export function Page({ path }: { readonly path: string }) { return null; }',
    });
    expect(found.map(({ name, props, more }) => [name, props.map((prop) => prop.name), more])).toEqual([
      ['Stack', ['data-gap', 'children'], ['attributes of <div>']],
      ['Card', ['data-gap', 'children'], ['attributes of <div>']],
      ['Boundary', ['fallback'], []],
      ['Provider', ['value', 'children'], []],
      ['Later', ['path'], []],
    ]);
  });
});
