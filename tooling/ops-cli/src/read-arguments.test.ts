import { operatorCalls, type OperatorCallName } from '@livery/contracts';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from './command-fields.ts';
import { helpOf, overview } from './help.ts';
import { readArguments } from './read-arguments.ts';

const names = Object.keys(operatorCalls) as OperatorCallName[];
const fault = (...args: string[]): string => {
  try {
    readArguments(args);
    return 'read';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe('readArguments', () => {
  it('reads options as the schema of the request has them', () => {
    const asked = readArguments(['operators:change', '--name', 'ann', '--roles', 'support, finance', '--merchants', 'all', '--no-disabled', '--reason', 'why not', '--json']);
    expect(asked).toMatchObject({ command: { name: 'operators:change', json: true, request: { name: 'ann', roles: ['support', 'finance'], merchants: null, disabled: false, reason: 'why not' } } });
    expect(readArguments(['members:show', '--merchant', 'M1', '--account', 'y'])).toMatchObject({ command: { merchant: 'M1', account: 'y', request: {} } });
    expect(readArguments(['members:find', '--merchant', 'M1', '--account', 'y'])).toMatchObject({ command: { account: undefined, request: { account: 'y' } } });
  });

  it('rejects an unknown command or option with the nearest one, and an option without its value', () => {
    expect(fault('members:shwo')).toContain('Did you mean members:show?');
    expect(fault('members:show', '--acount', 'y')).toContain('Did you mean --account?');
    expect(fault('members:show', '--account')).toContain("'--account <value>' argument missing");
    expect(fault('trail:list', '--dry-run')).toContain('trail:list has no option --dry-run');
    expect(fault('trail:list', 'word')).toContain('"ops trail:list --help"');
  });

  it('asks for help with no words, and of a command', () => {
    expect([readArguments([]), readArguments(['--help']), readArguments(['money:adjust', '-h'])]).toEqual([{ help: 'all' }, { help: 'all' }, { help: 'money:adjust' }]);
  });
});

describe('help', () => {
  it('names every command', () => {
    for (const name of names) expect(overview()).toContain(`  ${name} `);
  });

  it.each(names)('of %s describes each option', (name) => {
    const text = helpOf(name);
    for (const { option, description, choices, kind } of fieldsOf(name)) {
      const line = text.split('\n').find((each) => each.trim().startsWith(`--${option}`)) ?? '';
      expect(line).toContain(description);
      expect(line.includes('<')).toBe(kind !== 'boolean');
      for (const choice of choices) expect(line).toContain(choice);
    }
    expect(text.includes('--dry-run')).toBe(text.includes('--title <text>') || 'movesMoney' in operatorCalls[name] || operatorCalls[name].permission === 'agents.manage');
    expect(text.includes('--merchant <code>')).toBe(operatorCalls[name].scope === 'merchant');
  });
});
