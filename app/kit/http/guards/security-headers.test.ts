import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type TestSite } from '../../../testing/start-site';

describe('over plain http', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.close());
  const headers = async (path = '/nowhere') => (await site.client().get(path)).headers;
  const policy = async () => (await headers()).get('content-security-policy') ?? '';

  it('allows scripts and styles by a nonce that is unique to each response', async () => {
    const nonceOf = (text: string) => /script-src 'self' 'nonce-([^']+)'/.exec(text)?.[1];
    const [one, other] = await Promise.all([policy(), policy()]);
    expect(nonceOf(one)).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(nonceOf(one)).not.toBe(nonceOf(other));
    expect(one).toContain(`style-src 'self' 'nonce-${nonceOf(one)}'`);
  });

  it('allows inline style attributes, and nothing else inline', async () => {
    const directives = (await policy()).split(';');
    expect(directives.filter((directive) => directive.includes('unsafe-inline'))).toEqual([
      "style-src-attr 'unsafe-inline'",
    ]);
    expect(await policy()).not.toContain('unsafe-eval');
  });

  it('keeps the page in its own window, with its own forms and sockets', async () => {
    const text = await policy();
    for (const directive of [
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      "connect-src 'self' ws://localhost:3000",
    ]) {
      expect(text).toContain(directive);
    }
  });

  it('does not promise https', async () => {
    expect(await policy()).not.toContain('upgrade-insecure-requests');
    expect((await headers()).has('strict-transport-security')).toBe(false);
  });

  it('reveals neither the server software nor the full referrer', async () => {
    const sent = await headers();
    expect(sent.has('x-powered-by')).toBe(false);
    expect(sent.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(sent.get('x-content-type-options')).toBe('nosniff');
    expect(sent.get('permissions-policy')).toContain('geolocation=()');
  });

  it('answers with the request id it was given, and replaces a malformed one', async () => {
    const idOf = async (id: string) =>
      (await site.client().get('/healthz', { headers: { 'x-request-id': id } })).headers.get(
        'x-request-id',
      );
    expect(await idOf('balancer-0001')).toBe('balancer-0001');
    expect(await idOf('no good\t"id"')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('a page that needs an external provider', () => {
  const outside = (name: string) => [`https://${name}.example`];
  const more = {
    forms: outside('forms'),
    scripts: outside('scripts'),
    frames: outside('frames'),
    connections: outside('connections'),
  };
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite({
      config: { CAPTCHA_SCRIPT_URL: 'https://captcha.example/api.js' },
      renderPages: (readContext) => async (req, res) => {
        const { allowOrigins } = await readContext(req, res);
        if (req.path === '/pays') for (const origins of [more, more]) allowOrigins(origins);
        res.send('a page');
      },
    });
  });
  afterAll(() => site.close());
  const directives = async (path: string) => {
    const policy = (await site.client().get(path)).headers.get('content-security-policy') ?? '';
    return Object.fromEntries(
      policy.split(';').map((directive) => {
        const [name, ...sources] = directive.split(' ');
        return [name, sources.filter((source) => !source.startsWith("'nonce-"))];
      }),
    );
  };

  it('names its origins for its own answer, beside those of every page', async () => {
    const everyPage = await directives('/elsewhere');
    expect(await directives('/pays')).toEqual({
      ...everyPage,
      'form-action': ["'self'", 'https://forms.example'],
      'script-src': ["'self'", 'https://captcha.example', 'https://scripts.example'],
      'frame-src': ['https://captcha.example', 'https://frames.example'],
      'connect-src': [
        "'self'",
        'ws://localhost:3000',
        'https://captcha.example',
        'https://connections.example',
      ],
    });
    expect(everyPage['frame-src']).toEqual(['https://captcha.example']);
    expect(await directives('/elsewhere')).toEqual(everyPage);
  });
});

describe('over https', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite({ config: { PUBLIC_URL: 'https://nocturne.example' } });
  });
  afterAll(() => site.close());

  it('sends HSTS, upgrades insecure requests, and marks cookies Secure', async () => {
    const client = site.client();
    const answer = await client.post(
      '/api/v1/auth',
      { email: 'somebody@example.com', password: 'secret-1' },
      { origin: 'https://nocturne.example' },
    );
    expect(answer.status).toBe(201);
    for (const cookie of answer.setCookies) expect(cookie).toMatch(/; Secure/);
    expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=31536000/);
    expect(answer.headers.get('content-security-policy')).toMatch(/upgrade-insecure-requests/);
    expect(answer.headers.get('content-security-policy')).toContain('wss://nocturne.example');
  });

  it('takes plain http and loopback for foreign', async () => {
    for (const origin of ['http://nocturne.example', 'https://localhost']) {
      expect((await site.client().post('/api/v1/auth/logout', undefined, { origin })).status).toBe(
        403,
      );
    }
  });
});
