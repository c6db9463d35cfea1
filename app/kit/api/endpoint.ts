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

/** One call as the use case behind it sees it. */
export interface Call<Who, Body, Query, Params> {
  context: RequestContext;
  /** Whoever the row's access admitted. */
  who: Who;
  body: Body;
  query: Query;
  params: Params;
  setCookies: (cookies: string[]) => void;
}

/** A call as its handler sees it; what it settles must be what it answers. */
interface Handled<Who, Body, Query, Params, Outcome> extends Call<Who, Body, Query, Params> {
  /** For the use case's transaction, where one spends; stores nothing unless the call has a key. */
  persistResponse: PersistResponse<Outcome>;
  /** The request as it came; its body is there only of a row that has it left unread. */
  readRaw(): RawRequest;
}

/** A request as it came, for what verifies a signature over it. */
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

/** A call that was admitted, is valid and within its limit. */
export interface Ready {
  who: unknown;
  /** Of a call that may be repeated safely; null where it may not or the client sent none. */
  idempotencyKey: string | null;
  handle(persistResponse: PersistResponse<unknown>): Promise<unknown>;
}

/** A row of the contract, as the host and the document read it. */
export interface Endpoint {
  /** Names the call in the document, and never changes. */
  id: string;
  /** What it stands with in the document. */
  tag: string;
  method: Method;
  /** As the contract writes it, parameters in braces. */
  path: string;
  summary: string;
  access: AccessName;
  /** What the role of a member of staff has to allow; null of calls that are not staff's. */
  permission: Permission | null;
  status: number;
  body?: z.ZodType;
  query?: z.ZodObject;
  params?: z.ZodObject;
  answer: z.ZodType;
  isLimited: boolean;
  isIdempotent: boolean;
  isCached: boolean;
  /** Its body is left unread up to a size; any type of body is taken. */
  rawBody: { mostBytes: number } | null;
  mayAskForProof: boolean;
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
  /** As the contract calls it, the area in front. */
  id: string;
  method: Method;
  path: string;
  summary: string;
  access: Access<Who>;
  /** 200 unless said otherwise. */
  status?: number;
  body?: Body;
  query?: Query;
  params?: Params;
  /** The one statement of what goes over the wire: what is handled is in our words, its codecs encode it. */
  answer: Answer;
  /**
   * For every POST that spends or creates: a repeat under the same key is answered as the first
   * time (docs/decisions/0007-idempotent-http.md). Not for a call that sets cookies.
   */
  idempotent?: true;
  /** Verifies what it is sent as it came: its body is read by nobody before, and is no JSON to us. */
  rawBody?: { mostBytes: number };
  /** The answer is the same for everybody: browsers and caches may keep it for a moment. */
  cached?: true;
  /**
   * The use case refuses (`proof-required`) a session that has not proved within the last minutes who
   * is there; for what a stranger at a browser left open must not do.
   */
  mayAskForProof?: true;
  /** What its use case refuses with, beyond the failures every such call may have. */
  failures?: readonly FailureStatus[];
  /** Asked after validation and before the use case. */
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

/** Rows that stand together in the document. */
export interface ApiSection {
  /** Where they stand in it: the lowest first, no two alike. */
  order: number;
  rows: readonly Endpoint[];
}

/** What an area's `api.ts`, or each file of its `api/`, declares. */
export const apiSection = (order: number, rows: readonly Endpoint[]): ApiSection => ({
  order,
  rows,
});

const nothing = z.object({});

/** Makes the row-builder of a group of the document; a row's types follow from its schemas and its access. */
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
      mayAskForProof: row.mayAskForProof === true,
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

/** A row without a schema is given nothing, whatever was sent; the first fault is told. */
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

/** `?search=` means the same as leaving it out. */
function withoutBlanks(query: Request['query']): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}
