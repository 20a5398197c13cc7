import { createHash } from 'node:crypto';
import { calls, errorCodes, schemas, type CallName, type CallSchemas, type CallSpec } from '@livery/contracts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

type Json = Readonly<Record<string, unknown>>;

/** Adds the only values that are taken where a number is read from a query, which the schema alone shows as any number. */
function addLiterals({ zodSchema, jsonSchema: written }: { readonly zodSchema: z.core.$ZodTypes; readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (!(zodSchema instanceof z.ZodPipe) || !(zodSchema.out instanceof z.ZodLiteral)) return;
  written.enum = [...zodSchema.out.values].filter((value) => typeof value === 'number' || typeof value === 'string');
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  return z.toJSONSchema(schema, { target: 'openapi-3.0', io, unrepresentable: 'any', override: addLiterals });
}

function parametersOf(spec: CallSpec, request: z.ZodType | undefined): Json[] {
  const headers: Json[] = [
    { in: 'header', name: 'X-Merchant-Code', schema: { type: 'string' } },
    { in: 'header', name: 'X-Language', schema: { type: 'string' }, example: 'EN' },
    ...(spec.idempotent === true ? [{ in: 'header', name: 'Idempotency-Key', required: true, schema: { type: 'string' } }] : []),
    ...(spec.encrypted === true ? [{ in: 'header', name: 'X-Enc', required: true, schema: { type: 'string', enum: ['hpke1'] } }] : []),
  ];
  if (request === undefined || (spec.method !== 'GET' && spec.method !== 'DELETE')) return headers;
  const { properties = {}, required = [] } = jsonSchema(request, 'input') as { properties?: Record<string, Json>; required?: string[] };
  const query = Object.entries(properties).map(([name, schema]) => ({ in: 'query', name, schema, required: required.includes(name) }));
  return [...headers, ...query];
}

const envelope = (value: Json): Json => ({
  type: 'object',
  required: ['success', 'value', 'requestId'],
  properties: { success: { type: 'boolean', enum: [true] }, value, requestId: { type: 'string' } },
});

const failure: Json = {
  type: 'object',
  required: ['success', 'code', 'message', 'requestId'],
  properties: {
    success: { type: 'boolean', enum: [false] },
    code: { type: 'string', enum: Object.keys(errorCodes) },
    message: { type: 'string' },
    requestId: { type: 'string' },
    value: { type: 'object' },
  },
};

function operationOf(name: CallName, spec: CallSpec): Json {
  const { request, value } = schemas[name] as CallSchemas;
  const inBody = request !== undefined && spec.method !== 'GET' && spec.method !== 'DELETE';
  const media = spec.form === true ? 'application/x-www-form-urlencoded' : 'application/json';
  const content = spec.stream === true ? { 'text/event-stream': {} } : { 'application/json': { schema: envelope(jsonSchema(value, 'output')) } };
  return {
    operationId: name,
    tags: [spec.moduleId],
    description: spec.encrypted === true ? 'The body is sealed with HPKE under the key of `cryptoKey`; its plain form is shown.' : '',
    parameters: parametersOf(spec, request),
    ...(spec.token ? { security: [{ session: [] }] } : spec.optionalToken === true ? { security: [{ session: [] }, {}] } : {}),
    ...(inBody ? { requestBody: { required: true, content: { [media]: { schema: jsonSchema(request, 'input') } } } } : {}),
    responses: {
      200: { description: 'Success', content },
      default: { description: 'Refusal', content: { 'application/json': { schema: failure } } },
    },
  };
}

/** The table of calls as an OpenAPI document. */
export function openApiDocument(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, spec] of Object.entries(calls) as [CallName, CallSpec][]) {
    const path = (paths[spec.path] ??= {});
    for (const method of [spec.method, ...(spec.alsoMethods ?? [])]) {
      const operation = operationOf(name, spec);
      path[method.toLowerCase()] = method === spec.method ? operation : { ...operation, operationId: `${name}${method}` };
    }
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Livery gateway', version: '1' },
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    paths,
  };
}

/** The one style sheet that Swagger UI puts into the page itself, for its logo. */
const logoStyle = '.logo_small_svg__cls-2{fill:#fff}.logo_small_svg__cls-3{fill:#85ea2d}';
const logoStyleSource = `'sha256-${createHash('sha256').update(logoStyle).digest('base64')}'`;

/** The calls are the same for as long as a process runs, and to write them out takes a tenth of a gateway's start. */
let document: Json | undefined;

/** Serves the document with a reader at `/docs`. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([import('@fastify/swagger'), import('@fastify/swagger-ui')]);
  document ??= openApiDocument();
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, transformStaticCSP: (policy) => policy.replace('style-src', `style-src ${logoStyleSource}`), logLevel: 'silent' });
}
