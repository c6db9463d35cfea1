import * as z from 'zod';

/** The part of JSON Schema that the product uses for its input. */
const shapeSchema = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  enum: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  const: z.string().optional(),
  default: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  required: z.array(z.string()).optional(),
  get anyOf() {
    return z.array(shapeSchema).optional();
  },
  get items() {
    return shapeSchema.optional();
  },
  get properties() {
    return z.record(z.string(), shapeSchema).optional();
  },
});
export type Shape = z.infer<typeof shapeSchema>;

export interface Field {
  name: string;
  place: 'path' | 'query' | 'header' | 'body';
  isRequired: boolean;
  shape: Shape;
}

/** A call of the contract with all of its fields. */
export interface Call {
  method: string;
  path: string;
  fields: Field[];
  takesBody: boolean;
  /** True if the gateway answers it with a stream that lasts as long as the client listens. */
  isStream: boolean;
  /** Methods that its path does not support. */
  otherMethods: string[];
}

const documentSchema = z.object({
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z
          .array(
            z.object({
              name: z.string(),
              in: z.enum(['path', 'query', 'header']),
              required: z.boolean(),
              schema: shapeSchema,
            }),
          )
          .optional(),
        requestBody: z
          // A webhook's body is documented by its sender.
          .object({
            content: z.object({
              'application/json': z.object({ schema: shapeSchema }).optional(),
            }),
          })
          .optional(),
        responses: z.record(
          z.string(),
          z.object({ content: z.record(z.string(), z.unknown()).optional() }),
        ),
      }),
    ),
  ),
});
type Document = z.infer<typeof documentSchema>;

const methods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'];

/** Returns every call in an OpenAPI document. */
export function readContract(given: unknown): Call[] {
  const document = documentSchema.parse(given);
  return Object.entries(document.paths).flatMap(([path, verbs]) => {
    const allowed = Object.keys(verbs).map((verb) => verb.toUpperCase());
    return Object.entries(verbs).map(([verb, call]) => {
      const body = call.requestBody?.content['application/json']?.schema;
      const parameters = (call.parameters ?? []).map(({ name, in: place, required, schema }) => ({
        name,
        place,
        isRequired: required,
        // For several values the first alternative is a single text.
        shape: schema.anyOf?.[0] ?? schema,
      }));
      return {
        method: verb.toUpperCase(),
        path,
        fields: [...parameters, ...(body ? fieldsOf(resolve(document, body)) : [])],
        takesBody: body !== undefined,
        isStream: call.responses['200']?.content?.['text/event-stream'] !== undefined,
        otherMethods: methods.filter((method) => !allowed.includes(method)),
      };
    });
  });
}

/** Returns the properties of an object's JSON Schema; one with a default is optional. */
export function fieldsOf(given: unknown): Field[] {
  const { properties, required } = shapeSchema.parse(given);
  return Object.entries(properties ?? {}).map(([name, shape]) => ({
    name,
    place: 'body',
    isRequired: (required?.includes(name) ?? false) && shape.default === undefined,
    shape,
  }));
}

function resolve(document: Document, shape: Shape): unknown {
  const name = shape.$ref?.split('/').at(-1);
  return name === undefined ? shape : document.components.schemas[name];
}
