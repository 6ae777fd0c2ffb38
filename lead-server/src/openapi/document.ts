import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject } from 'zod-openapi';
import { type ApiCall, apiCalls, errorSchema } from '#contract/api/calls.ts';
import { bodyLimit } from '#contract/api/limits.ts';
import { idempotencyKeyPattern } from '../routes/lead-route.ts';

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

const error = errorSchema.meta({ id: 'Error' });
const json = (schema: z.ZodType, example?: object) => ({ 'application/json': { schema, ...(example && { example }) } });
const idempotencyKey = z.object({ 'Idempotency-Key': z.string().regex(idempotencyKeyPattern).optional() });

const withExamples = (params: z.ZodObject, examples: Readonly<Record<string, string>> = {}) =>
  z.object(
    Object.fromEntries(
      Object.entries(params.shape).map(([name, schema]) => [
        name,
        (schema as z.ZodType).meta({ param: { example: examples[name] } }),
      ]),
    ),
  );

function toOperation(call: ApiCall): ZodOpenApiOperationObject {
  const { summary, params, query, body, response, example } = call;
  const isKeyed = call.path === '/post-lead' || call.path === '/slack/send-message';
  const refused = Object.entries(refusalsOf(call)).map(([status, description]) => [
    status,
    { description, content: json(error) },
  ]);
  return {
    summary,
    requestParams: {
      ...(params && { path: withExamples(params, example?.params) }),
      ...(query && { query }),
      ...(isKeyed && { header: idempotencyKey }),
    },
    ...(body && { requestBody: { required: true, content: json(body, example?.body) } }),
    responses: { 200: { description: 'Done.', content: json(response) }, ...Object.fromEntries(refused) },
  };
}

/** The OpenAPI 3.1 description of every call, made from the schemas. */
export function openApiDocument() {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const call of Object.values<ApiCall>(apiCalls))
    paths[call.path] = { ...paths[call.path], [call.method]: toOperation(call) };
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Lead server',
      version: '1',
      description: 'One origin serves the survey and its calls. Every refusal is `{ error: { code, message, field? } }`.',
    },
    paths,
  });
}
