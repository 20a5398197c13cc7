import { z } from 'zod';
import { instant } from '../fields.ts';
import { appCode, effect, merchants, newPassword, operatorName, reason, roles } from './operator-fields.ts';

const password = z.string().min(1).max(128).describe('Your password. Leave it out to be asked for it.');
const enrolmentCode = z.string().trim().min(8).max(64).describe('The enrolment code that you were given.');
const operator = z.object({ name: z.string(), roles, merchants });
const enrolment = z.object({
  /** Given to the operator, and shown this once. */
  code: z.string(),
  expiresAt: instant,
});

export const accountSchemas = {
  'session:enrol': {
    request: z.object({ name: operatorName, code: enrolmentCode }),
    value: z.object({ secret: z.string(), uri: z.string(), expiresAt: instant }),
  },
  'session:confirm': {
    request: z.object({ name: operatorName, code: enrolmentCode, appCode, password: newPassword }),
    value: z.object({ enrolled: z.literal(true) }),
  },
  'session:login': {
    request: z.object({ name: operatorName, password, appCode }),
    value: z.object({ token: z.string(), expiresAt: instant, operator }),
  },
  'session:show': {
    value: z.object({
      operator,
      sessions: z.array(z.object({ current: z.boolean(), openedAt: instant, lastSeenAt: instant, expiresAt: instant, ip: z.string() })),
    }),
  },
  'session:logout': {
    request: z.object({ all: z.boolean().default(false).describe('Ends your sessions everywhere.') }),
    value: z.object({ ended: z.number().int() }),
  },
  'session:password': {
    request: z.object({ password, newPassword, appCode }),
    value: z.object({ ended: z.number().int() }),
  },
  'operators:list': {
    value: z.object({
      operators: z.array(z.object({ name: z.string(), roles, merchants, disabled: z.boolean(), enrolled: z.boolean(), createdAt: instant, lastLoginAt: instant.nullable() })),
    }),
  },
  'operators:add': {
    request: z.object({ name: operatorName, roles, merchants: merchants.default(null).describe(merchants.description ?? ''), reason }),
    value: z.object({ effect, enrolment }),
  },
  'operators:change': {
    request: z.object({
      name: operatorName,
      roles: roles.optional().describe(roles.description ?? ''),
      merchants: merchants.optional().describe(merchants.description ?? ''),
      disabled: z.boolean().optional().describe('Disables the operator, or enables it again.'),
      reason,
    }),
    value: z.object({ effect }),
  },
  'operators:reset': { request: z.object({ name: operatorName, reason }), value: z.object({ effect, enrolment }) },
};
