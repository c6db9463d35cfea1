import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { productEnv } from './product.mjs';
import { readOrMakeSecrets } from './secrets.mjs';
import { temporaryFolder } from './testing/temporary-folder.mjs';

describe('the secrets of an installation', () => {
  it('are made once, 32 bytes each, in a file that only its owner reads', () => {
    const path = join(temporaryFolder(), 'demo.env');
    const secrets = readOrMakeSecrets(path);
    expect(Object.keys(secrets).sort()).toEqual([
      'BTCPAY_KEY',
      'BTCPAY_WEBHOOK_SECRET',
      'CARDS_KEY',
      'CARDS_WEBHOOK_SECRET',
      'COMMANDS_KEY',
      'DATABASE_PASSWORD',
      'PAYOUTS_KEY',
      'PAYOUTS_WEBHOOK_SECRET',
      'PUSH_PRIVATE_KEY',
      'REDIS_PASSWORD',
      'SEAL_KEY',
      'SERVICE_KEY',
      'SESSION_SECRET',
      'VERIFF_SECRET',
      'VEROTEL_SIGNATURE_KEY',
    ]);
    for (const secret of Object.values(secrets)) {
      expect(Buffer.from(secret, 'base64')).toHaveLength(32);
    }
    expect(new Set(Object.values(secrets)).size).toBe(15);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readOrMakeSecrets(path)).toEqual(secrets);
  });

  it('keep the content of the file, comments aside, when one is added', () => {
    const path = join(temporaryFolder(), 'demo.env');
    writeFileSync(path, '# mine\nSESSION_SECRET=kept=as it is\n');
    expect(readOrMakeSecrets(path).SESSION_SECRET).toBe('kept=as it is');
    expect(readFileSync(path, 'utf8')).toContain('SESSION_SECRET=kept=as it is\n');
  });

  it('make a push key of 32 bytes, whatever its first byte', () => {
    const key = Buffer.concat([Buffer.alloc(1), Buffer.alloc(31, 7)]);
    const env = productEnv({
      deployment: 'test',
      addresses: {},
      redisUrl: '',
      dataDir: '',
      publicUrl: '',
      ports: {},
      secrets: { PUSH_PRIVATE_KEY: key.toString('base64') },
    });
    expect(env).toMatchObject({ PUSH_PRIVATE_KEY: key.toString('base64url') });
  });
});
