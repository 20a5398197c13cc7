import { describe, expect, it } from 'vitest';
import { blockOf } from './document.ts';

const text = `# Operations

## Install

Do this:

\`\`\`sh
one --option
two
\`\`\`

### Further

\`\`\`ini
three = 3
\`\`\`
`;

describe('blockOf', () => {
  it('returns the block of a section that has the line', () => {
    expect(blockOf('Install', 'two', text)).toBe('one --option\ntwo\n');
    expect(blockOf('Further', 'three', text)).toBe('three = 3\n');
  });

  it('rejects a line that is in no block of the section', () => {
    expect(() => blockOf('Install', 'three', text)).toThrow('has no block with "three" under "Install"');
    expect(() => blockOf('Restore', 'one', text)).toThrow('under "Restore"');
  });

  it('finds the blocks that are followed in the document itself', () => {
    for (const [heading, line] of [['Install without Docker', 'useradd'], ['Upgrade', 'git clone'], ['Roll back', 'ln -sfn'], ['Back up', 'runuser'], ['Restore', 'systemctl stop'], ['Restore', "select 'ledger_drift'"]] as const) expect(blockOf(heading, line)).not.toBe('');
  });
});
