import { operatorSchemas, type OperatorCallName } from '@livery/contracts';
import { z } from 'zod';

/** An option of a command, as the schema of its request states it. */
export interface CommandField {
  /** Name in the request, such as `memberId`. */
  readonly field: string;
  /** Name on the command line, such as `member-id`. */
  readonly option: string;
  readonly kind: 'text' | 'number' | 'boolean' | 'list';
  readonly required: boolean;
  /** Takes "all", for null. */
  readonly nullable: boolean;
  /** In force where it is left out. */
  readonly byDefault: unknown;
  /** The words it takes; empty for any. */
  readonly choices: readonly string[];
  readonly description: string;
}

/** `memberId` as `member-id`. */
export function optionOf(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

interface Unwrapped {
  readonly inner: z.core.$ZodType;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly byDefault: unknown;
}

/** A schema without what says that it may be left out. */
function unwrap(schema: z.core.$ZodType): Unwrapped {
  if (schema instanceof z.ZodOptional) return { ...unwrap(schema.unwrap()), required: false };
  if (schema instanceof z.ZodDefault) return { ...unwrap(schema.unwrap()), required: false, byDefault: schema.def.defaultValue };
  if (schema instanceof z.ZodNullable) return { ...unwrap(schema.unwrap()), nullable: true };
  return { inner: schema, required: true, nullable: false, byDefault: undefined };
}

function kindOf(inner: z.core.$ZodType): CommandField['kind'] {
  if (inner instanceof z.ZodBoolean) return 'boolean';
  if (inner instanceof z.ZodNumber) return 'number';
  return inner instanceof z.ZodArray ? 'list' : 'text';
}

/** The options of a command, in the order of its schema. */
export function fieldsOf(name: OperatorCallName): readonly CommandField[] {
  const schemas = operatorSchemas[name];
  if (!('request' in schemas)) return [];
  const shape: Readonly<Record<string, z.ZodType>> = schemas.request.shape;
  return Object.entries(shape).map(([field, schema]) => {
    const { inner, ...rest } = unwrap(schema);
    const choices = inner instanceof z.ZodEnum ? inner.options.map(String) : [];
    return { field, option: optionOf(field), kind: kindOf(inner), choices, description: schema.description ?? '', ...rest };
  });
}
