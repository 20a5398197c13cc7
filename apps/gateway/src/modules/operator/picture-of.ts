import type { OperatorValueOf } from '@livery/contracts';
import type { Tenant } from '../../platform/http/index.ts';
import type { UploadPurpose, Uploads } from '../uploads/index.ts';
import { OperatorProblem } from './operator-problem.ts';

/** A picture that a member uploaded for one purpose, with its content. @throws OperatorProblem NOT_FOUND, for one of another purpose too */
export async function pictureOf(uploads: Pick<Uploads, 'read'>, tenant: Tenant, id: string, wanted: UploadPurpose): Promise<OperatorValueOf<'deposits:picture'>> {
  const image = await uploads.read(tenant.id, id);
  if (image?.purpose !== wanted) throw new OperatorProblem('NOT_FOUND', `There is no picture ${id} of that kind.`);
  const { content, purpose: _purpose, ...facts } = image;
  return { ...facts, data: content.toString('base64') };
}
