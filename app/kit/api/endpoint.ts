import type { Request } from 'express';
import * as z from 'zod';
import type { PersistResponse } from '~/domain/idempotency/persist-response';
import type { Permission } from '~/domain/staff/permissions';
import { HttpError } from '../http/server/respond-with-error';
import type { Allowance } from '../http/attempt-limits';
import type { ApiRefusal } from '../http/describe-refusal';
import type { RequestContext } from '../http/context/request-context';
import type { Access, AccessName } from './access';
import type { FailureStatus } from './failure-meanings';
import { readIdempotencyKey } from './idempotency-key';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call in the form that its use case receives. */
export interface Call<Who, Body, Query, Params> {
  context: RequestContext;
  /** The caller that the endpoint's access check admitted. */
  who: Who;
  body: Body;
  query: Query;
  params: Params;
  setCookies: (cookies: string[]) => void;
}

/** A call in the form that its handler receives; the stored outcome must equal the returned one. */
interface Handled<Who, Body, Query, Params, Outcome> extends Call<Who, Body, Query, Params> {
  /**
   * Stores the response in the use case's transaction, for calls that spend; does nothing without a key.
   */
  persistResponse: PersistResponse<Outcome>;
  /** Returns the original request; its body is present only if the endpoint leaves it unread. */
  readRaw(): RawRequest;
}

/** The original request, for the verification of a signature over it. */
export interface RawRequest {
  rawBody: Buffer;
  headers: Record<string, string>;
  query: Record<string, string>;
}

interface Received {
  context: RequestContext;
  req: Request;
  setCookies: (cookies: string[]) => void;
}

/** A call that was admitted, is valid and is within its limit. */
export interface Ready {
  who: unknown;
  /** The key of a repeatable call; null if it is not repeatable or the client sent none. */
  idempotencyKey: string | null;
  handle(persistResponse: PersistResponse<unknown>): Promise<unknown>;
}

/** An endpoint of the contract, as the host and the document read it. */
export interface Endpoint {
  /** The name of the call in the document; it never changes. */
  id: string;
  /** The call's group in the document. */
  tag: string;
  method: Method;
  /** The path as in the contract, with parameters in braces. */
  path: string;
  summary: string;
  access: AccessName;
  /** The permission that a staff member's role must include; null for other calls. */
  permission: Permission | null;
  status: number;
  body?: z.ZodType;
  query?: z.ZodObject;
  params?: z.ZodObject;
  answer: z.ZodType;
  isLimited: boolean;
  isIdempotent: boolean;
  isCached: boolean;
  /** Set if the body is left unread up to a size; every type of body is accepted. */
  rawBody: { mostBytes: number } | null;
  mayRequireProof: boolean;
  failures: readonly FailureStatus[];
  prepare(received: Received): Promise<Ready>;
}

interface Row<
  Who,
  Body extends z.ZodType,
  Query extends z.ZodObject,
  Params extends z.ZodObject,
  Answer extends z.ZodType,
> {
  /** The name in the contract, with the area in front. */
  id: string;
  method: Method;
  path: string;
  summary: string;
  access: Access<Who>;
  /** The status of a success; 200 by default. */
  status?: number;
  body?: Body;
  query?: Query;
  params?: Params;
  /** The schema of the response. Handlers return internal values; its codecs encode them. */
  answer: Answer;
  /**
   * Required for every POST that spends or creates, and every PATCH that grants: a repetition under the same
   * key gets the first response
   * (docs/decisions/0007-idempotent-http.md). Not possible for a call that sets cookies.
   */
  idempotent?: true;
  /** Set if the call verifies its body as sent: nothing reads it before, and it is not parsed as JSON. */
  rawBody?: { mostBytes: number };
  /** The response is the same for everyone, so browsers and caches may store it briefly. */
  cached?: true;
  /**
   * The use case refuses (`proof-required`) a session that has not confirmed its user within the last
   * minutes. This protects an unattended browser from strangers.
   */
  mayRequireProof?: true;
  /** The statuses of the use case's refusals, besides the failures common to such calls. */
  failures?: readonly FailureStatus[];
  /** Checked after validation and before the use case. */
  limit?(call: Call<Who, z.output<Body>, z.output<Query>, z.output<Params>>): Promise<Allowance>;
  handle(
    call: Handled<
      Who,
      z.output<Body>,
      z.output<Query>,
      z.output<Params>,
      z.output<Answer> | ApiRefusal
    >,
  ): Promise<z.output<Answer> | ApiRefusal>;
}

/** Endpoints that form a group in the document. */
export interface ApiSection {
  /** The position in the document: the lowest first, no two equal. */
  order: number;
  rows: readonly Endpoint[];
}

/** Declares the endpoints of an area's `api.ts` or of one file in its `api/`. */
export const apiSection = (order: number, rows: readonly Endpoint[]): ApiSection => ({
  order,
  rows,
});

const nothing = z.object({});

/**
 * Creates the endpoint builder for a group of the document; an endpoint's types follow from its schemas and
 * its access.
 */
export function endpointsOf(tag: string) {
  return function endpoint<
    Who,
    Answer extends z.ZodType,
    Body extends z.ZodType = typeof nothing,
    Query extends z.ZodObject = typeof nothing,
    Params extends z.ZodObject = typeof nothing,
  >(row: Row<Who, Body, Query, Params, Answer>): Endpoint {
    const { id, method, path, summary, body, query, params, answer } = row;
    return {
      id,
      tag,
      method,
      path,
      summary,
      access: row.access.name,
      permission: row.access.permission ?? null,
      status: row.status ?? 200,
      ...(body && { body }),
      ...(query && { query }),
      ...(params && { params }),
      answer,
      isLimited: row.limit !== undefined,
      isIdempotent: row.idempotent === true,
      isCached: row.cached === true,
      rawBody: row.rawBody ?? null,
      mayRequireProof: row.mayRequireProof === true,
      failures: row.failures ?? [],
      async prepare({ context, req, setCookies }) {
        const who = await row.access.admit({ context, req });
        const input = {
          params: parse(params, req.params),
          query: parse(query, withoutBlanks(req.query)),
          body: parse(body, row.rawBody ? {} : (req.body ?? {})),
        };
        const idempotencyKey = row.idempotent ? readIdempotencyKey(req, input.body) : null;
        const call = { context, who, ...input, setCookies };
        const allowance = await row.limit?.(call);
        if (allowance && !allowance.ok) {
          const refusal = { ...allowance, reason: 'too-many-attempts' } as const;
          throw new HttpError(context.refusals.describe(refusal));
        }
        return {
          who,
          idempotencyKey,
          handle: (persistResponse) =>
            row.handle({ ...call, persistResponse, readRaw: () => rawRequestOf(req) }),
        };
      },
    };
  };
}

/**
 * Parses the input by the schema and throws the first error. Without a schema the endpoint receives
 * nothing.
 */
function parse<Schema extends z.ZodType>(
  schema: Schema | undefined,
  input: unknown,
): z.output<Schema> {
  const parsed = (schema ?? nothing).safeParse(input);
  if (parsed.success) return parsed.data as z.output<Schema>;
  const message = parsed.error.issues[0]?.message ?? 'Unknown error occurred';
  throw new HttpError({ statusCode: 400, message });
}

function rawRequestOf(req: Request): RawRequest {
  const sent: unknown = req.body;
  return {
    rawBody: Buffer.isBuffer(sent) ? sent : Buffer.alloc(0),
    headers: onlyTexts(req.headers),
    query: onlyTexts(req.query),
  };
}

const onlyTexts = (values: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  );

/** Removes empty parameters: `?search=` means the same as its absence. */
function withoutBlanks(query: Request['query']): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}
