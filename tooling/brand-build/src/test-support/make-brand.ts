import { join } from 'node:path';
import { scaffoldBrand } from '../load/scaffold.ts';
import type { NewBrand } from '../load/scaffold.ts';

const voice = { headline: 'A quay', tagline: 'And ships', callToAction: 'Board', footerDescription: 'A harbour.', seoTitle: 'Harbour', seoDescription: 'A harbour for games.' };

/** Creates a brand without faults from the template. */
export async function makeBrand(folder: string, id: string, given: NewBrand = {}): Promise<void> {
  const code = id.toUpperCase().replace(/[^A-Z0-9]/g, '').slice(0, 16);
  const complete = { name: id, merchantCode: code, domain: `${id}.example`, email: `care@${id}.example`, company: `${id} Ltd`, currency: 'EUR', voice, ...given };
  await scaffoldBrand(join(folder, id), complete);
}
