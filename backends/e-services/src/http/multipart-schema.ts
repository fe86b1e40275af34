import type { SwaggerTransform } from '@fastify/swagger';
import { MAX_FILE_BYTES, PDF_TYPE } from '@ports-authority/submissions';
import type { FastifySchema } from 'fastify';

/** A route's schema, with the name of the form's file field. */
export type FormSchema = FastifySchema & { file?: string | undefined };

/**
 * Adds the file to the OpenAPI description of a form that has one. It is received separately from
 * the fields, so the schema that validates them does not contain it.
 */
export const describeFile: SwaggerTransform = ({ schema, url }) => {
  const { file, ...rest } = (schema ?? {}) as FormSchema;
  if (file === undefined) return { schema: rest, url };
  const body = rest.body as { required: string[]; properties: object };
  const pdf = { type: 'string', contentMediaType: PDF_TYPE, maxLength: MAX_FILE_BYTES };
  const described = {
    ...body,
    required: [...body.required, file],
    properties: { ...body.properties, [file]: pdf },
  };
  return { schema: { ...rest, body: described }, url };
};
