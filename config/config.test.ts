import { describe, expect, it } from 'vitest';
import { loadConfig } from './config';
import { sealKeysOf } from './seal-keys';

const complete = {
  DEPLOYMENT: 'test',
  PUBLIC_URL: 'http://localhost:3000',
  DATABASE_URL: 'postgres://a:b@127.0.0.1:5432/c',
  REDIS_URL: 'redis://127.0.0.1:6379',
  SESSION_SECRET: 's'.repeat(32),
  SEAL_KEY: Buffer.alloc(32, 1).toString('base64'),
  COMMANDS_KEY: 'k'.repeat(16),
  SMTP_URL: 'smtp://127.0.0.1:3025',
  MODEL_URL: 'http://127.0.0.1:3002/v1',
  MODEL_KEY: 'key',
};

describe('loadConfig', () => {
  it('fills the defaults of a complete environment', () => {
    expect(loadConfig(complete)).toMatchObject({ PRODUCT_NAME: 'Nocturne', PORT: 3000 });
  });

  it('takes a second model server whole or not at all', () => {
    const second = { MODEL_FALLBACK_URL: 'http://a/v1', MODEL_FALLBACK_KEY: 'k' };
    expect(() => loadConfig({ ...complete, ...second })).toThrow('MODEL_FALLBACK_NAME');
    const whole = { ...second, MODEL_FALLBACK_NAME: 'm', MODEL_CONTEXT_TOKENS: '4096' };
    expect(loadConfig({ ...complete, ...whole })).toMatchObject({ MODEL_CONTEXT_TOKENS: 4096 });
  });

  it('names every missing and malformed variable at once, without showing values', () => {
    const broken = { ...complete, REDIS_URL: 'not-a-url', SEAL_KEY: 'c2hvcnQ=', DATABASE_URL: '' };
    const read = () => loadConfig(broken);
    expect(read).toThrow(/DATABASE_URL is missing/);
    expect(read).toThrow(/REDIS_URL: /);
    expect(read).toThrow(/SEAL_KEY: must be 32 bytes/);
    expect(read).not.toThrow(/c2hvcnQ/);
  });

  it('takes the nodes of a cluster, each of which is an address', () => {
    const at = (REDIS_URL: string) => loadConfig({ ...complete, REDIS_URL }).REDIS_URL;
    const nodes = 'rediss://one:7001,rediss://two:7002';
    expect(at(nodes)).toBe(nodes);
    expect(() => at('redis://one:7001,two')).toThrow('REDIS_URL: ');
    const REDIS_CA = '/etc/redis.pem';
    expect(loadConfig({ ...complete, REDIS_URL: nodes, REDIS_CA }).REDIS_URL).toBe(
      'rediss://one:7001?ca=%2Fetc%2Fredis.pem,rediss://two:7002?ca=%2Fetc%2Fredis.pem',
    );
  });
});

describe('the address of the site', () => {
  const at = (PUBLIC_URL: string, DEPLOYMENT = 'production') =>
    loadConfig({ ...complete, PUBLIC_URL, DEPLOYMENT }).PUBLIC_URL;

  it('is https in production, and may be plain http on a local machine', () => {
    expect(at('https://nocturne.example')).toBe('https://nocturne.example');
    expect(at('http://localhost:3000')).toBe('http://localhost:3000');
    expect(at('http://nocturne.example', 'demo')).toBe('http://nocturne.example');
    expect(() => at('http://nocturne.example')).toThrow(
      'PUBLIC_URL: must begin with https:// in production',
    );
  });
});

describe('the servers that carry calls', () => {
  const CALLS_RELAY_SECRET = 'a-secret-of-many-letters';
  const at = (changes: Record<string, string>) => loadConfig({ ...complete, ...changes });

  it('are TURN addresses with their secret, or none', () => {
    const urls = ['turn:relay.example:3478?transport=udp', 'turns:relay.example:5349'];
    const CALLS_RELAY_URLS = urls.join(', ');
    expect(at({ CALLS_RELAY_URLS, CALLS_RELAY_SECRET }).CALLS_RELAY_URLS).toEqual(urls);
    expect(at({}).CALLS_RELAY_URLS).toBeUndefined();
    expect(() => at({ CALLS_RELAY_URLS })).toThrow('CALLS_RELAY_SECRET is missing');
    const web = { CALLS_RELAY_URLS: 'https://relay.example', CALLS_RELAY_SECRET };
    expect(() => at(web)).toThrow('CALLS_RELAY_URLS: must be turn: or turns: addresses');
  });
});

describe('the LiveKit server that carries calls', () => {
  const given = {
    LIVEKIT_URL: 'wss://calls.example/',
    LIVEKIT_KEY: 'key',
    LIVEKIT_SECRET: 's'.repeat(32),
  };
  const at = (changes: Record<string, string>) => loadConfig({ ...complete, ...changes });

  it('is configured completely, or not at all', () => {
    expect(at(given)).toMatchObject({ ...given, LIVEKIT_URL: 'wss://calls.example' });
    expect(at({}).LIVEKIT_URL).toBeUndefined();
    for (const name of Object.keys(given)) {
      expect(() => at({ ...given, [name]: '' }), name).toThrow(`${name} is missing`);
    }
  });

  it('is reached by sockets, over TLS in production', () => {
    const real = { DEPLOYMENT: 'production', PUBLIC_URL: 'https://nocturne.example' };
    const web = { ...given, LIVEKIT_URL: 'https://calls.example' };
    const plain = { ...given, LIVEKIT_URL: 'ws://calls.example' };
    expect(() => at(web)).toThrow('LIVEKIT_URL: ');
    expect(at(plain).LIVEKIT_URL).toBe('ws://calls.example');
    expect(() => at({ ...real, ...plain })).toThrow('LIVEKIT_URL: must begin with wss:');
    expect(at({ ...real, ...given }).LIVEKIT_URL).toBe('wss://calls.example');
    expect(() => at({ ...given, LIVEKIT_SECRET: 'short' })).toThrow('LIVEKIT_SECRET: ');
  });
});

describe('a model of one’s own that draws', () => {
  const drawing = {
    ...complete,
    PUBLIC_URL: 'https://nocturne.example',
    PICTURES_URL: 'http://gpu:8188',
  };
  const judge = {
    PICTURE_JUDGE_URL: 'https://judge.example/v1',
    PICTURE_JUDGE_KEY: 'key',
    PICTURE_JUDGE_MODEL: 'judge',
  };
  const at = (changes: Record<string, string>) =>
    loadConfig({ ...drawing, DEPLOYMENT: 'production', ...changes });

  it.each(['comfyui', 'automatic1111'])('needs a picture judge in production (%s)', (kind) => {
    const PICTURES_KIND = { PICTURES_KIND: kind };
    expect(() => at(PICTURES_KIND)).toThrow('PICTURES_KIND: needs PICTURE_JUDGE_URL in production');
    expect(at({ ...PICTURES_KIND, ...judge }).PICTURES_KIND).toBe(kind);
    expect(at({ ...PICTURES_KIND, DEPLOYMENT: 'demo' }).PICTURES_KIND).toBe(kind);
  });

  it('needs no judge when a service draws by its own rules', () => {
    expect(at({ PICTURES_KIND: 'openai' }).PICTURES_KIND).toBe('openai');
  });
});

describe('the keys that seal', () => {
  const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');
  const { SEAL_KEY, ...others } = complete;
  const versions = (changes: Record<string, string>) =>
    sealKeysOf(loadConfig({ ...others, ...changes })).map(({ version, key }) => [version, key[0]]);

  it('are one, or several of which the first seals', () => {
    expect(versions({ SEAL_KEY })).toEqual([[1, 1]]);
    expect(versions({ SEAL_KEYS: `3:${keyOf(3)}, 2:${keyOf(2)}` })).toEqual([
      [3, 3],
      [2, 2],
    ]);
    expect(versions({ SEAL_KEYS: `1:${keyOf(1)},2:${keyOf(2)}` })[0]).toEqual([1, 1]);
    expect(versions({ SEAL_KEY, SEAL_KEYS: `2:${keyOf(2)}` })).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });

  it.each([
    [{}, /SEAL_KEY/],
    [{ SEAL_KEYS: '2:c2hvcnQ=' }, /SEAL_KEYS/],
    [{ SEAL_KEYS: `${keyOf(2)}` }, /SEAL_KEYS/],
    [{ SEAL_KEYS: `1:${keyOf(1)},1:${keyOf(2)}` }, /names a version twice/],
  ])('are named when they are wrong: %#', (changes, problem) => {
    expect(() => versions(changes)).toThrow(problem);
  });
});
