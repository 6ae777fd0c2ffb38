import { z } from 'zod';
import { type ApiCall, apiCalls, errorSchema } from '#contract/api/calls.ts';
import { bodyLimit } from '#contract/api/limits.ts';
import { idempotencyKeyPattern } from '../routes/lead-route.ts';

/** `io: input`: what a caller may send, without the defaults filled in. Rules beyond JSON Schema are left out. */
const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
};

const commonRefusals: Readonly<Record<number, string>> = {
  400: 'The address cannot be read, or the body is not the JSON that it should be.',
  403: 'The call comes from another site.',
  413: `The body is larger than ${bodyLimit / 1024} KB.`,
  415: 'The body is of another type, charset or encoding.',
  422: 'A field is missing or is not what it should be.',
  429: 'Too many calls from this address; Retry-After says when to come back.',
  503: 'Nothing can be stored right now; Retry-After says when to come back.',
};

/** The refusals of a call, with why. */
export function refusalsOf({ method, limit, params, refusals }: ApiCall): Readonly<Record<number, string>> {
  const entries = Object.entries(commonRefusals).filter(([status]) => {
    if (status === '429') return limit !== 'none';
    if (status === '422') return method === 'post' || params !== undefined;
    return method === 'post' || ['400', '403', '503'].includes(status);
  });
  return { ...Object.fromEntries(entries), ...refusals };
}

function toOperation(call: ApiCall): object {
  const { summary, params, query, body, response, example } = call;
  const refused = Object.entries(refusalsOf(call)).map(([status, description]) => [
    status,
    { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
  ]);
  const named = Object.entries(params?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema: jsonSchema(schema as z.ZodType, 'input'),
    example: example?.params?.[name],
  }));
  const queryParameters = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    schema: jsonSchema(schema as z.ZodType, 'input'),
  }));
  const idempotent = { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', pattern: idempotencyKeyPattern.source } };
  const keyed = call.path === '/post-lead' || call.path === '/slack/send-message';
  return {
    summary,
    parameters: [...named, ...queryParameters, ...(keyed ? [idempotent] : [])],
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: jsonSchema(body, 'input'), ...(example?.body && { example: example.body }) },
        },
      },
    }),
    responses: {
      200: { description: 'Done.', content: { 'application/json': { schema: jsonSchema(response, 'output') } } },
      ...Object.fromEntries(refused),
    },
  };
}

/** The OpenAPI 3.1 description of every call, made from the schemas. */
export function openApiDocument(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of Object.values<ApiCall>(apiCalls))
    paths[call.path] = { ...paths[call.path], [call.method]: toOperation(call) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lead server',
      version: '1',
      description: 'One origin serves the survey and its calls. Every refusal is `{ error: { code, message, field? } }`.',
    },
    paths,
    components: { schemas: { Error: jsonSchema(errorSchema, 'output') } },
  };
}
