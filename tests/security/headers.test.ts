import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Client } from '~/app/testing/client';
import { logIn, signInStaff } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { formHeaders, renderPages } from './testing/pages';

let site: TestSite;
let member: Client;
beforeAll(async () => {
  site = await startSite({ renderPages });
  member = await logIn(site);
});
afterAll(() => site.close());

/** One response of every kind, including refusals. */
const answers: [string, number, () => Promise<Answer>][] = [
  ['a page', 200, () => site.client().get('/terms-of-service')],
  ['a page’s data', 200, () => site.client().get('/terms-of-service.data')],
  ['a page that is none', 404, () => site.client().get('/nowhere')],
  ['a redirection', 302, () => site.client().get('/settings')],
  [
    'a form’s refusal',
    400,
    () => site.client().request('POST', '/sign_in', { headers: formHeaders, body: 'email=' }),
  ],
  ['a call', 200, () => member.get('/api/v1/users/me')],
  ['a call’s refusal', 401, () => site.client().get('/api/v1/users/me')],
  ['a call that is none', 404, () => site.client().get('/api/v1/nowhere')],
  ['another method', 405, () => site.client().request('DELETE', '/api/v1/chats')],
  ['a foreign origin', 403, () => site.client().post('/api/v1/chats', {}, { origin: 'null' })],
  ['a body too large', 413, () => member.post('/api/v1/chats', { text: 'x'.repeat(70_000) })],
  ['a malformed address', 400, () => site.client().get('/%E0%A4%A')],
  ['a file nobody may see', 403, () => site.client().get('/media/characters/none.webp')],
  ['the gateway that is away', 502, () => site.client().get('/socket.io/')],
  ['the dashboard', 200, async () => (await signInStaff(site, 'admin')).get('/ops/queues')],
  ['health', 200, () => site.client().get('/healthz')],
];

describe.each(answers)('%s', (_kind, status, request) => {
  it('carries every protection', async () => {
    const answer = await request();
    expect(answer.status).toBe(status);
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    const policy = headers['content-security-policy'] ?? '';
    for (const rule of ["default-src 'self'", "frame-ancestors 'none'", "object-src 'none'"]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toMatch(/script-src[^;]*(?:'unsafe-|\*|data:|https?:)/);
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
  });
});

describe('a personal page or answer', () => {
  it.each(['/', '/chats', '/settings', '/chats.data', '/api/v1/users/me', '/api/v1/chats'])(
    '(%s) is kept by no shared cache',
    async (path) => {
      const { status, headers } = await member.get(path);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toMatch(/private|no-store/);
    },
  );
});
