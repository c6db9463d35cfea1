import type { OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import { closeObjects } from './close-objects';
import { describeParameter } from './describe-parameters';

type Document = ReturnType<OpenApiGeneratorV31['generateDocument']>;
type PathItem = NonNullable<Document['paths']>[string];
type Operation = NonNullable<PathItem['get']>;

const verbs = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Adds what schemas do not state: the meaning of parameters, and that responses contain nothing else. */
export function completeDocument(document: Document): Document {
  const { paths = {}, components = {} } = document;
  return {
    ...document,
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, item]) => [path, completePath(item)]),
    ),
    components: { ...components, schemas: closeAnswers(components.schemas ?? {}, paths) },
  };
}

/** Closes the schemas of responses; a request body may contain names that the server ignores. */
function closeAnswers<Schema>(
  schemas: Record<string, Schema>,
  paths: NonNullable<Document['paths']>,
): Record<string, Schema> {
  const bodies = Object.values(paths).flatMap((item) =>
    verbs.map((verb) => item[verb]?.requestBody),
  );
  const taken = namesIn(bodies, schemas, new Set());
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      name,
      taken.has(name) ? schema : closeObjects(schema),
    ]),
  );
}

/** Returns the names of the schemas that something references, directly or indirectly. */
function namesIn(
  value: unknown,
  schemas: Record<string, unknown>,
  found: Set<string>,
): Set<string> {
  const text = JSON.stringify(value) ?? '';
  for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    namesIn(schemas[name], schemas, found);
  }
  return found;
}

function completePath(item: PathItem): PathItem {
  const operations = verbs.flatMap((verb) => {
    const operation = item[verb];
    return operation ? [[verb, completeOperation(operation)] as const] : [];
  });
  return { ...item, ...Object.fromEntries(operations) };
}

function completeOperation(operation: Operation): Operation {
  const { parameters, responses } = operation;
  return {
    ...operation,
    ...(parameters && { parameters: parameters.map(describeOne) }),
    responses: closeObjects(responses),
  };
}

function describeOne<Parameter extends object>(parameter: Parameter): Parameter {
  if (!('name' in parameter) || 'description' in parameter) return parameter;
  const description = describeParameter(String(parameter.name));
  return { ...parameter, ...(description !== undefined && { description }) };
}
