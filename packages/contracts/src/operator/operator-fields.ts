import { z } from 'zod';
import { uploadedImage } from '../uploads/uploads.schemas.ts';
import { operatorRoles } from './operator-roles.ts';

/** Why an operator does something; it stands in the trail. */
export const reason = z.string().trim().min(3).max(500).describe('Why: it stands in the trail, such as "ticket 4711: paid twice".');
/** A member, however it is named. */
export const memberId = z.uuid().describe('Id of the member, which members:find shows.');
/** A vendor by its code. */
export const vendorCode = z.string().regex(/^[A-Za-z0-9_]{1,32}$/).describe('Code of the vendor, which vendors:list shows.');
/** An amount of money above zero. */
export const amount = z.string().regex(/^\d{1,15}(\.\d{1,8})?$/).describe('Amount in the currency of the merchant, such as 12.50.');
/** Runs the whole of a call and takes it back. */
export const dryRun = z.boolean().default(false).describe('Carries everything out, shows what it would change, and takes it back.');
/** The name of an operator. */
export const operatorName = z.string().trim().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{1,63}$/).describe('Name of the operator: letters, digits, dots and hyphens.');
/** A password that an operator chooses. */
export const newPassword = z.string().min(12).max(128).describe('The new password: at least 12 characters.');
/** A code of an authenticator app. */
export const appCode = z.string().trim().regex(/^\d{6}$/).describe('The six digits that the authenticator app shows.');
export const roles = z.array(z.enum(operatorRoles)).min(1).max(5).describe('Roles: support, finance, risk, content, admin.');
export const merchants = z.array(z.string().min(1).max(32)).min(1).max(200).nullable().describe('Merchant codes that the operator works for; "all" for every one.');
export const pageNo = z.coerce.number<number>().int().min(1).max(100_000).default(1).describe('Page, from 1.');
export const pageSize = z.coerce.number<number>().int().min(1).max(100).default(25).describe('Rows of a page, at most 100.');
export const before = z.uuid().optional().describe('Where the page begins: next of the page before. Quicker than a high number of a page.');

/** A picture that a member uploaded. */
export const imageId = z.uuid().describe('Id of the picture.');
/** A picture with its content in base64, which the command line writes to a file. */
export const picture = uploadedImage.extend({ data: z.string() });

/** What a call of an operator changed: the same as stands in the trail. */
export const effect = z.object({
  /** `done`; `dryRun` where it was taken back; `waiting` for a second operator. */
  outcome: z.enum(['done', 'dryRun', 'waiting']),
  /** Whether a second operator has to agree: where it waits, and where a dry run would. */
  needsApproval: z.boolean().default(false),
  /** What waits, under approvals. */
  approvalId: z.uuid().nullable(),
  /** What was acted on, such as `member:<id>`. */
  subject: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  /** Number of its row in the trail; null for a dry run. */
  trail: z.number().int().nullable(),
});
