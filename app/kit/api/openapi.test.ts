import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { serve } from '../../testing/serve';
import { startSite, type TestSite } from '../../testing/start-site';
import { newId } from '~/domain/shared/ids';
import { endpointsOf } from './endpoint';
import { access } from './access';
import { createApi } from './create-api';
import { endpoints } from '../../endpoints';

const contentSchema = z.object({ schema: z.record(z.string(), z.unknown()) });

const documentSchema = z.object({
  openapi: z.literal('3.1.0'),
  components: z.object({
    schemas: z.record(z.string(), z.unknown()),
    securitySchemes: z.record(z.string(), z.unknown()),
  }),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string().regex(/^[a-z]+(\.[a-z0-9-]+)+$/),
        summary: z.string().min(5),
        description: z.string().min(20),
        security: z.array(z.record(z.string(), z.array(z.string()))),
        requestBody: z
          .object({ description: z.string(), content: z.record(z.string(), contentSchema) })
          .optional(),
        parameters: z
          .array(
            z.object({
              name: z.string(),
              in: z.enum(['query', 'path', 'header']),
              description: z.string().min(5),
              schema: z.record(z.string(), z.unknown()),
            }),
          )
          .optional(),
        responses: z.record(
          z.string().regex(/^[2345]\d\d$/),
          z.object({
            description: z.string().min(5),
            content: z.record(z.string(), contentSchema).optional(),
          }),
        ),
      }),
    ),
  ),
});

let site: TestSite;
let document: z.infer<typeof documentSchema>;
beforeAll(async () => {
  site = await startSite();
  document = documentSchema.parse((await site.client().get('/api/v1/openapi.json')).body);
});
afterAll(() => site.close());

type Row = (typeof endpoints)[number];

/** Returns the document's description of an endpoint. */
function described({ path, method }: Row) {
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not described`);
  return operation;
}

/** Endpoints of the same contract that the gateway serves. */
const elsewhere = ['GET /chats/events', 'GET /notifications/stream'];

describe('the document', () => {
  it('holds every row and nothing that no row answers', () => {
    const described = Object.entries(document.paths).flatMap(([path, verbs]) =>
      Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`),
    );
    const answered = endpoints.map((row) => `${row.method} ${row.path}`);
    expect(described.sort()).toEqual([...answered, ...elsewhere].sort());
  });

  it('names each call once', () => {
    const operations = Object.values(document.paths).flatMap((verbs) => Object.values(verbs));
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(ids).toEqual(expect.arrayContaining(['accounts.sign-up', 'chats.list', 'posts.buy']));
  });

  it('describes every failure in the one shape', () => {
    for (const row of endpoints) {
      const { responses } = described(row);
      const failures = Object.entries(responses).filter(([status]) => Number(status) >= 400);
      expect(failures.map(([status]) => Number(status))).toEqual(
        expect.arrayContaining([400, 500, 503, ...row.failures]),
      );
      for (const [, { content }] of failures) {
        expect(content?.['application/json']?.schema).toEqual({
          $ref: '#/components/schemas/Error',
        });
      }
    }
  });

  it('states for each row its input, response and access', () => {
    for (const row of endpoints) {
      const operation = described(row);
      expect(operation.responses, row.path).toHaveProperty(String(row.status));
      expect(Boolean(operation.requestBody), row.path).toBe(
        row.body !== undefined || (row.rawBody !== null && row.method !== 'GET'),
      );
      expect(operation.security.length === 0, row.path).toBe(
        ['public', 'webhook-signature'].includes(row.access),
      );
      const named = operation.parameters?.map(({ name }) => name) ?? [];
      expect(named.sort(), row.path).toEqual(
        [
          ...Object.keys(row.query?.shape ?? {}),
          ...Object.keys(row.params?.shape ?? {}),
          ...(row.isIdempotent ? ['Idempotency-Key'] : []),
        ].sort(),
      );
      const forbidden = JSON.stringify(operation.responses['403'] ?? null);
      expect(forbidden.includes('`proof-required`'), row.path).toBe(row.mayRequireProof);
      const stated = Object.keys(operation.responses);
      if (row.isIdempotent)
        expect(stated, row.path).toEqual(expect.arrayContaining(['409', '422']));
    }
  });

  it('states which calls require a renewed proof', () => {
    const asking = endpoints.filter(({ mayRequireProof }) => mayRequireProof);
    expect(asking.map((row) => `${row.method} ${row.path}`).sort()).toEqual([
      'DELETE /admins/{id}',
      'DELETE /auth/profile',
      'PATCH /admins/change-password',
      'PATCH /auth/change-password',
      'POST /admins',
      'POST /admins/payouts/refund',
      'POST /payouts/methods',
      'PUT /admins/payouts/{id}',
      'PUT /admins/{id}',
      'PUT /payouts/methods/{id}',
    ]);
  });

  it('refers to nothing it does not hold', () => {
    const text = JSON.stringify(document);
    const referred = [...text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)];
    expect(referred.length).toBeGreaterThan(10);
    for (const [, kind, name] of referred) {
      expect(document.components).toHaveProperty([kind ?? '', name ?? '']);
    }
  });

  it('writes patterns as JSON Schema reads them, without flags', () => {
    const text = JSON.stringify(document);
    const patterns = [...text.matchAll(/"pattern":("(?:[^"\\\\]|\\\\.)*")/g)].map(
      ([, pattern = '""']) => String(JSON.parse(pattern)),
    );
    expect(patterns.filter((pattern) => /\/[a-z]+$/.test(pattern))).toEqual([]);
    // An optional @ begins a name of an account.
    const ofEmail = patterns.filter((pattern) => /@(?!\?)/.test(pattern));
    expect(ofEmail.length).toBeGreaterThan(2);
    for (const pattern of ofEmail) expect('Ada.L@Example.co').toMatch(new RegExp(pattern));
  });

  it('answers every call of the contract that this part of the product promises', () => {
    const promised = [
      'POST /auth',
      'POST /auth/login',
      'POST /auth/logout',
      'GET /auth/refresh',
      'POST /auth/verify-otp',
      'PUT /auth/send-otp-sign-up',
      'GET /auth/{provider}/login',
      'GET /auth/{provider}/redirect',
      'POST /auth/{provider}/validate-token',
      'GET /auth/welcome-tokens-amount',
      'PUT /auth/handle-welcome-tokens-received',
      'GET /auth/webrtc-token',
      'GET /users/me',
      'PATCH /users/meta',
      'GET /users/me/marketing',
      'POST /users/me/marketing/experiments',
      'PUT /users/autorenew',
      'GET /users/balance',
      'GET /home',
      'GET /home/latest-transactions',
      'GET /feature-flags/user',
      'GET /public-configs/create-my-ai',
      'GET /public-configs/system-settings',
      'GET /public-configs/popup-events-settings',
      'GET /public-configs/voice-presets',
      'GET /public-configs/voice-presets/{id}',
      'GET /public-configs/creator-settings',
      'GET /gamification-configs',
      'GET /gamification/user-tasks',
      'PATCH /gamification/grab-rewards/{taskId}',
      'GET /gamification/get-streak-days',
      'PATCH /gamification/claim-daily-reward',
      'GET /gamification/wheel-of-fortune-sections',
      'PATCH /gamification/spin-wheel-of-fortune',
      'GET /payments/currency',
      'GET /affiliate/check-affiliate-exists',
      'POST /frontend-error-reports',
      'GET /characters/public-profile',
      'GET /characters/character-info-for-chat/{slug}',
      'POST /chats',
      'GET /chats',
      'GET /chats/{characterId}/messages',
      'POST /commands/ledger/reconcile',
    ];
    const answered = endpoints.map((row) => `${row.method} ${row.path}`);
    expect(answered).toEqual(expect.arrayContaining(promised));
  });
});

/** Values that a field may receive, valid and invalid. */
const values: unknown[] = [
  ...[undefined, null, '', ' ', 'Ada', 'a-slug', 'User', 'x'.repeat(130), 'x'.repeat(5001)],
  ...['12345', 'ada@example.com', 'not an address@', newId(), '2026-05-04T20:30:00.000Z'],
  ...[-1, 0, 1, 1.5, 1e9, true, false, [], {}, [newId()]],
];

/** Returns schemas with their references, in the form of JSON Schema. */
function standalone(schema: Record<string, unknown>) {
  const text = JSON.stringify({ ...schema, $defs: document.components.schemas });
  const whole = text.replaceAll('#/components/schemas/', '#/$defs/');
  return z.fromJSONSchema(JSON.parse(whole) as z.core.JSONSchema.JSONSchema);
}

/**
 * Calls with constraints that JSON Schema cannot express, so the description states them: combined fields,
 * formats inside a text, lengths after trimming.
 */
const describedInText = new Set([
  'characters.update',
  'users.update-meta',
  'chats.create',
  'images.generate',
  'misc.frontend-error-reports',
  'misc.contact-us',
  'payments.create-method-with-token',
  'tokens.smart-pack-create',
  'admin.users-impersonate',
  'admin.verified-models-approve',
  'admin.verified-models-approve-several',
  'creators.posts.generate',
  'master.creators-create',
  'master.creators-update',
  'master.send-to-kyc',
  'master.v2.model-update',
  'master.v2.model-voice',
]);

describe('a body', () => {
  const rows = endpoints.filter(({ body }) => body instanceof z.ZodObject);

  it.each(rows.map((row) => [row.id, row] as const))(
    'is described as it is taken: %s',
    (_, row) => {
      if (!(row.body instanceof z.ZodObject)) throw new Error('no object is taken');
      const { body } = row;
      const written = described(row).requestBody?.content['application/json']?.schema ?? {};
      const schema = standalone(written);
      const base = Object.fromEntries(
        Object.entries<z.ZodType>(body.shape).map(([name, field]) => [
          name,
          values.findLast((value) => field.safeParse(value).success),
        ]),
      );
      const samples = [
        {},
        base,
        { ...base, more: 1 },
        ...Object.keys(body.shape).flatMap((name) =>
          values.map((value) => ({ ...base, [name]: value })),
        ),
      ].map((sample): unknown => JSON.parse(JSON.stringify(sample)));
      const taken = (sample: unknown) => body.safeParse(sample).success;
      const isDeclared = (sample: unknown) => schema.safeParse(sample).success;
      expect(samples.filter((sample) => taken(sample) && !isDeclared(sample))).toEqual([]);
      if (describedInText.has(row.id)) return;
      expect(samples.filter((sample) => isDeclared(sample) && !taken(sample))).toEqual([]);
    },
  );
});

describe('a response of the server', () => {
  it.each([
    ['/public-configs/system-settings', 'config.system-settings', 200],
    ['/public-configs/voice-presets', 'config.voice-presets', 200],
    ['/characters', 'characters.list', 200],
    ['/characters?limit=-1', 'characters.list', 400],
    ['/stories', 'stories.list', 200],
    ['/home', 'config.home', 200],
    ['/users/me', 'users.me', 401],
    ['/auth/welcome-tokens-amount', 'accounts.welcome-tokens-amount', 200],
    ['/characters-attributes', 'characters.attributes', 200],
    [`/public-configs/voice-presets/${newId()}`, 'config.voice-preset', 404],
  ])('to %s matches the document', async (path, id, status) => {
    const row = endpoints.find((one) => one.id === id);
    if (!row) throw new Error(`there is no ${id}`);
    const answer = await site.client().get(`/api/v1${path}`);
    expect(answer.status).toBe(status);
    const schema = described(row).responses[status]?.content?.['application/json']?.schema;
    expect(standalone(schema ?? {}).safeParse(answer.body)).toMatchObject({ success: true });
  });
});

describe('an answer', () => {
  const rows = [
    endpointsOf('config')({
      id: 'config.more-than-promised',
      method: 'GET',
      path: '/more-than-promised',
      summary: '',
      access: access.everyone,
      answer: z.object({ name: z.string() }),
      handle: async () => ({ name: 'Luna', secret: 'kept' }),
    }),
    {
      ...endpointsOf('config')({
        id: 'config.other-than-promised',
        method: 'GET',
        path: '/other-than-promised',
        summary: '',
        access: access.everyone,
        answer: z.object({ name: z.string() }),
        handle: async () => ({ name: 'Luna' }),
      }),
      prepare: async () => ({
        who: null,
        idempotencyKey: null,
        handle: async () => ({ name: 1 }),
      }),
    },
  ];
  const request = async (path: string, deployment: 'test' | 'production') => {
    const config = { ...site.config, DEPLOYMENT: deployment };
    const api = createApi({ ...site.handles, config }, rows);
    const { origin, close } = await serve(express().use(api));
    try {
      const response = await fetch(`${origin}${path}`);
      return { status: response.status, body: (await response.json()) as unknown };
    } finally {
      await close();
    }
  };

  it('is cut to the schema of its row', async () => {
    expect(await request('/more-than-promised', 'production')).toEqual({
      status: 200,
      body: { name: 'Luna' },
    });
  });

  it('that breaks its promise fails a test, not a customer', async () => {
    expect((await request('/other-than-promised', 'test')).status).toBe(500);
    expect(await request('/other-than-promised', 'production')).toEqual({
      status: 200,
      body: { name: 1 },
    });
  });
});
