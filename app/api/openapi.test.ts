import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { serve } from '../testing/serve';
import { startSite, type TestSite } from '../testing/start-site';
import { endpointsOf } from './endpoint';
import { access } from './access';
import { createApi } from './create-api';
import { endpoints } from './endpoints';

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
        security: z.array(z.record(z.string(), z.array(z.string()))),
        requestBody: z.unknown().optional(),
        parameters: z.array(z.object({ name: z.string(), in: z.string() })).optional(),
        responses: z.record(z.string(), z.unknown()),
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

/** Answered by the gateway, under the same contract. */
const elsewhere = ['GET /notifications/stream'];

describe('the document', () => {
  it('holds every row and nothing that no row answers', () => {
    const described = Object.entries(document.paths).flatMap(([path, verbs]) =>
      Object.keys(verbs).map((verb) => `${verb.toUpperCase()} ${path}`),
    );
    const answered = endpoints.map((row) => `${row.method} ${row.path}`);
    expect(described.sort()).toEqual([...answered, ...elsewhere].sort());
  });

  it('says of each row what it takes, answers and demands', () => {
    for (const row of endpoints) {
      const described = document.paths[row.path]?.[row.method.toLowerCase()];
      expect(described?.responses, row.path).toHaveProperty(String(row.status));
      expect(Boolean(described?.requestBody), row.path).toBe(row.body !== undefined);
      expect(described?.security.length === 0, row.path).toBe(row.access === 'public');
      const named = described?.parameters?.map(({ name }) => name) ?? [];
      expect(named.sort(), row.path).toEqual(
        [
          ...Object.keys(row.query?.shape ?? {}),
          ...Object.keys(row.params?.shape ?? {}),
          ...(row.isIdempotent ? ['Idempotency-Key'] : []),
        ].sort(),
      );
      const forbidden = JSON.stringify(described?.responses['403'] ?? null);
      expect(forbidden.includes('`proof-required`'), row.path).toBe(row.mayAskForProof);
      for (const status of ['409', '422']) {
        expect(status in (described?.responses ?? {}), row.path).toBe(row.isIdempotent);
      }
    }
  });

  it('says which calls ask for a proof anew', () => {
    const asking = endpoints.filter(({ mayAskForProof }) => mayAskForProof);
    expect(asking.map((row) => `${row.method} ${row.path}`).sort()).toEqual([
      'DELETE /auth/profile',
      'PATCH /auth/change-password',
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
    const ofEmail = patterns.filter((pattern) => pattern.includes('@'));
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

describe('an answer', () => {
  const rows = [
    endpointsOf('config')({
      method: 'GET',
      path: '/more-than-promised',
      summary: '',
      access: access.everyone,
      answer: z.object({ name: z.string() }),
      handle: async () => ({ name: 'Luna', secret: 'kept' }),
    }),
    {
      ...endpointsOf('config')({
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
  const ask = async (path: string, deployment: 'test' | 'production') => {
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

  it('is cut to what its row promises', async () => {
    expect(await ask('/more-than-promised', 'production')).toEqual({
      status: 200,
      body: { name: 'Luna' },
    });
  });

  it('that breaks its promise fails a test, not a customer', async () => {
    expect((await ask('/other-than-promised', 'test')).status).toBe(500);
    expect(await ask('/other-than-promised', 'production')).toEqual({
      status: 200,
      body: { name: 1 },
    });
  });
});
