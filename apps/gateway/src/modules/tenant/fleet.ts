import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Themes and artwork are kept for the modules that draw from them. */
const brandSchema = z.looseObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  name: z.string(),
  merchantCode: z.string().regex(/^[A-Za-z0-9_-]{1,32}$/),
  domains: z.array(z.string()),
  /** The brand of unknown hosts; where none is, they are refused. */
  default: z.boolean().default(false),
  /** Template of its pages in the default language, below the folder of the built sites. */
  html: z.string(),
  /** Templates by language, with the language's BCP-47 tag. */
  pages: z.record(z.string(), z.object({ html: z.string(), tag: z.string() })).default({}),
  currency: z.object({ code: z.string(), symbol: z.string(), exponent: z.number().int() }),
  languages: z.object({ offered: z.array(z.string()).min(1), default: z.string(), remap: z.record(z.string(), z.string()).default({}) }),
  minimumAge: z.number().int(),
  categories: z.array(z.string()),
  blockedCountries: z.array(z.string()).default([]),
  timeZone: z.string().default('UTC'),
  announcements: z.object({ types: z.array(z.string()), defaultExecution: z.string() }),
  features: z.record(z.string(), z.boolean()),
  supportContact: z.object({ email: z.string(), url: z.string().optional() }).optional(),
});

const fleetSchema = z.object({
  brands: z.array(brandSchema).min(1, 'no brand was built'),
  /** Brands that are not served because of their faults. */
  leftOut: z.array(z.object({ id: z.string() })).default([]),
  /** Paths of the application: those that show a screen, those that search engines should list, and the path that each further one of a screen stands for. */
  routes: z.object({ known: z.array(z.string()), listed: z.array(z.string()), canonical: z.record(z.string(), z.string()).default({}) }).default({ known: [], listed: [], canonical: {} }),
});

/** One brand of the fleet, as far as the server needs it. */
export type FleetBrand = z.output<typeof brandSchema>;

/** The brands that were built for this deployment; the default one stands first. */
export type Fleet = z.output<typeof fleetSchema>;

/** The built sites are missing, or were built for another gateway version; the message is shown to the operator. */
export class FleetError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FleetError';
  }
}

/**
 * Reads `fleet.json`, which building the sites writes.
 * @throws FleetError
 */
export function readFleet(distDir: string): Fleet {
  const file = join(distDir, 'fleet.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new FleetError(`There are no built sites: ${file} is missing. Build them with "npm run build", or set DIST_DIR.`);
  }
  const parsed = fleetSchema.safeParse(JSON.parse(text));
  if (!parsed.success) throw new FleetError(`${file} does not fit this gateway: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}
