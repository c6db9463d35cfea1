import type { Request } from 'express';
import * as z from 'zod';
import type { MarketingOrigin } from '~/domain/profile/marketing-origin';
import type { Viewer } from '~/domain/viewers/viewer';
import type { Referral } from '~/domain/referrals/referral';
import type { PersistResponse } from '~/domain/idempotency/persist-response';
import { HttpError } from '../http/respond-with-error';
import type { Allowance, AttemptLimits } from '../http/attempt-limits';
import type { SiteHandles } from '../http/site-handles';
import type { VisitingDevice } from '../session/device';
import type { Access, AccessName } from './access';
import type { FailureStatus } from './failure-meanings';
import { readIdempotencyKey } from './idempotency-key';
import { describeRefusal, type ApiRefusal } from './refusals';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Area =
  | 'accounts'
  | 'users'
  | 'config'
  | 'misc'
  | 'partners'
  | 'payments'
  | 'characters'
  | 'stories'
  | 'images'
  | 'posts'
  | 'chats'
  | 'notifications'
  | 'commands';

/** One call as the use case behind it sees it. */
export interface Call<Who, Body, Query, Params> {
  site: SiteHandles;
  /** Whoever the row's access admitted. */
  who: Who;
  body: Body;
  query: Query;
  params: Params;
  /** The guest token's id, also beside a session. */
  guestId: string | null;
  /** The session to renew, where the client has one. */
  refreshToken: string | undefined;
  /** What shuts this browser where its person's age is under review; else nothing. */
  holdCookies: string[];
  requestId: string;
  timeZone: string | undefined;
  userAgent: string | undefined;
  /** Which browser it is. */
  device: VisitingDevice;
  /** Where the client is on the network. */
  address: string;
  /** The cookie header, for what keeps cookies of its own. */
  cookies: string;
  /** The language the caller asks for, among those released. */
  locale: () => Promise<string>;
  /** Who sent this browser, where the address it landed with said so. */
  origin: MarketingOrigin | undefined;
  /** By whose link this browser came, where it did. */
  referral: Referral | undefined;
  /** Where the client is (ISO 3166-1 alpha-2), if anybody can say. */
  country: string | undefined;
  limits: AttemptLimits;
  setCookies: (cookies: string[]) => void;
}

/** A call as its handler sees it; what it settles must be what it answers. */
interface Handled<Who, Body, Query, Params, Outcome> extends Call<Who, Body, Query, Params> {
  /** For the use case's transaction, where one spends; stores nothing unless the call has a key. */
  persistResponse: PersistResponse<Outcome>;
}

interface Received {
  site: SiteHandles;
  req: Request;
  viewer: Viewer;
  call: Omit<
    Call<unknown, unknown, unknown, unknown>,
    'site' | 'who' | 'body' | 'query' | 'params'
  >;
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
  area: Area;
  method: Method;
  /** As the contract writes it, parameters in braces. */
  path: string;
  summary: string;
  access: AccessName;
  status: number;
  body?: z.ZodType;
  query?: z.ZodObject;
  params?: z.ZodObject;
  answer: z.ZodType;
  isLimited: boolean;
  isIdempotent: boolean;
  isCached: boolean;
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
  answer: Answer;
  /**
   * For every POST that spends or creates: a repeat under the same key is answered as the first
   * time (docs/decisions/0007-idempotent-http.md). Not for a call that sets cookies.
   */
  idempotent?: true;
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
      z.input<Answer> | ApiRefusal
    >,
  ): Promise<z.input<Answer> | ApiRefusal>;
}

const nothing = z.object({});

/** Makes an area's row-builder; a row's types follow from its schemas and its access. */
export function endpointsOf(area: Area) {
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
      area,
      method,
      path,
      summary,
      access: row.access.name,
      status: row.status ?? 200,
      ...(body && { body }),
      ...(query && { query }),
      ...(params && { params }),
      answer,
      isLimited: row.limit !== undefined,
      isIdempotent: row.idempotent === true,
      isCached: row.cached === true,
      mayAskForProof: row.mayAskForProof === true,
      failures: row.failures ?? [],
      async prepare({ site, req, viewer, call }) {
        const who = await row.access.admit({ site, req, viewer });
        const input = {
          params: parse(params, req.params),
          query: parse(query, withoutBlanks(req.query)),
          body: parse(body, req.body ?? {}),
        };
        const idempotencyKey = row.idempotent ? readIdempotencyKey(req, input.body) : null;
        const whole = { ...call, ...input, site, who };
        const allowance = await row.limit?.(whole);
        if (allowance && !allowance.ok) {
          throw new HttpError(describeRefusal({ ...allowance, reason: 'too-many-attempts' }));
        }
        return {
          who,
          idempotencyKey,
          handle: (persistResponse) => row.handle({ ...whole, persistResponse }),
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

/** `?search=` means the same as leaving it out. */
function withoutBlanks(query: Request['query']): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}
