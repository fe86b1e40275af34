import type { SwaggerTransform } from '@fastify/swagger';
import type { FastifySchema } from 'fastify';

/** A route's schema, with the name of the file that belongs to the form. */
export type FormSchema = FastifySchema & { file?: string | undefined };

/**
 * Adds the file to the description of a form that has one. It is received apart from the fields,
 * so the schema that checks these does not hold it.
 */
export const describeFile: SwaggerTransform = ({ schema, url }) => {
  const { file, ...rest } = (schema ?? {}) as FormSchema;
  if (file === undefined) return { schema: rest, url };
  const body = rest.body as { required: string[]; properties: object };
  const pdf = { type: 'string', contentMediaType: 'application/pdf', maxLength: 5_242_880 };
  const described = {
    ...body,
    required: [...body.required, file],
    properties: { ...body.properties, [file]: pdf },
  };
  return { schema: { ...rest, body: described }, url };
};
