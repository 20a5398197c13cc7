import { z } from 'zod';
import { languageCode } from '../fields.ts';

/** Language of a text that an operator writes. */
export const language = languageCode.describe('Language of the text, such as EN: one of the brand\'s.');
/** Title of what an operator writes. */
export const title = z.string().trim().min(1).max(200).describe('Title, one line without markup.');
/** HTML that an operator writes. */
export const content = z.string().trim().min(1).max(20_000).describe('Content in HTML: paragraphs, lists, tables, emphasis and links; other markup is taken out.');
/** The preview of what an operator writes. */
export const previewOnly = z.boolean().default(false).describe('Shows what players would see, and writes nothing.');
/** A moment, by the merchant's clock where it states no zone. */
export const merchantTime = z.iso.datetime({ local: true, offset: true }).refine((text) => text >= '1970' && text < '9999', { error: 'a moment from 1970 to 9998' });
/** From when something is shown. */
export const startsAt = merchantTime.describe('Shown from this moment on, such as 2026-01-31T08:00 by the merchant\'s clock, or 2026-01-31T08:00Z.');
/** From when something is shown, or now. */
export const startsAtOrNow = startsAt.optional().describe('Shown from this moment on, such as 2026-01-31T08:00 by the merchant\'s clock, or 2026-01-31T08:00Z; now without it.');
/** Until when something is shown, or for good. */
export const endsAtOrNever = merchantTime.optional().describe('Not shown from this moment on; shown until it is withdrawn without it.');
/** Whether something is shown at present. */
export const shownState = z.enum(['scheduled', 'shown', 'ended']);

/** Id of a banner or promotion, which addresses and drawn pictures are made of. */
export const offerId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);
/** Address of a picture. */
export const picture = z.string().trim().min(1).max(500);
/** Ids in the order in which they are to be shown. */
export const offerIds = z.array(offerId).min(1).max(100);
