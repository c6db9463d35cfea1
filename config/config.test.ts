import { describe, expect, it } from 'vitest';
import { ConfigError, loadConfig } from './config';

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

  it('names every missing and malformed variable at once, without showing values', () => {
    const broken = { ...complete, REDIS_URL: 'not-a-url', SEAL_KEY: 'c2hvcnQ=', DATABASE_URL: '' };
    const read = () => loadConfig(broken);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/DATABASE_URL is missing/);
    expect(read).toThrow(/REDIS_URL: /);
    expect(read).toThrow(/SEAL_KEY: must be 32 bytes/);
    expect(read).not.toThrow(/c2hvcnQ/);
  });
});
