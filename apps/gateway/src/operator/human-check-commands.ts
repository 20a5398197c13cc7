import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { createHumanCheckSecrets } from '../modules/verification/index.ts';
import { noteCommand } from './note-command.ts';
import { OperatorError, type OperatorCommand } from './operator-command.ts';

const fileSchema = z.strictObject({ secret: z.string().min(1).max(1024) });

function secretIn(path: string): string {
  try {
    return fileSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).secret;
  } catch {
    // The file holds the secret: what the parser quotes of it is not shown.
    throw new OperatorError(`${path} cannot be read as JSON of the form { "secret": "…" }.`);
  }
}

/** Whose secret is used, for the trail; never the secret. */
const whose = (own: boolean): object => ({ secret: own ? 'own' : 'of the platform' });

/** Commands about the outside human check. */
export const humanCheckCommands: Readonly<Record<string, OperatorCommand>> = {
  'human-check:secret': {
    usage: '<merchant> <file.json|none>',
    about: 'Gives a merchant a secret of its own at its outside human check, kept encrypted; "none" returns to HUMAN_CHECK_SECRET.',
    async run([merchant = '', path], { db, secrets, tenants }) {
      const tenant = tenants.byMerchant(merchant);
      if (tenant === undefined) throw new OperatorError(`There is no merchant "${merchant}". There are: ${tenants.all().map(({ id }) => id).join(', ')}.`);
      if (path === undefined) throw new OperatorError('Which file? Or "none" for the secret of the platform.');
      const store = createHumanCheckSecrets(db, secrets);
      const own = path === 'none' ? undefined : secretIn(path);
      const changed = await db.transaction(async (tx) => {
        const before = await store.has(tenant.id, tx);
        if (own === undefined && !before) return false;
        if (own === undefined) await store.remove(tenant.id, tx);
        else await store.set(tenant.id, own, tx);
        await noteCommand(db, tx, { tenant: tenant.id, action: 'human-check:secret', subject: 'human-check', before: whose(before), after: whose(own !== undefined) });
        return true;
      });
      if (own !== undefined) return `${tenant.id} has a secret of its own at its human check. The file holds it: delete it.`;
      return changed ? `${tenant.id} uses the platform's secret at its human check.` : `${tenant.id} has no secret of its own at its human check.`;
    },
  },
};
