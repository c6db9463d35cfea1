import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '~/config/config';
import { connect } from '~/db/connection';
import { connectRedis } from '~/db/redis-connection';
import { eventually } from '~/db/testing/eventually';
import { freeTestPort } from '~/scripts/ports.mjs';
import { preparePostgres, removeCluster } from '~/scripts/provision/postgres.mjs';
import { requireRedis } from '~/scripts/provision/redis.mjs';
import { createSupervisor } from '~/scripts/supervise.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tls-'));
const file = (name: string) => join(folder, name);
const workplace = { runDir: file('run'), logDir: file('logs') };
const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' });
const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];

/** Creates a certificate authority and a certificate that it issues to a host. */
function makeCertificates(name: string, host: string): void {
  const [ca, key] = [file(`${name}-ca`), file(`${name}.key`)];
  openssl('req', '-x509', ...curve, '-keyout', `${ca}.key`, '-out', `${ca}.pem`, '-subj', '/CN=CA');
  openssl('req', ...curve, '-keyout', key, '-out', file(`${name}.csr`), '-subj', '/CN=server');
  writeFileSync(file(`${name}.ext`), `subjectAltName=${host}`);
  const request = ['-in', file(`${name}.csr`), '-extfile', file(`${name}.ext`)];
  const signed = ['-CA', `${ca}.pem`, '-CAkey', `${ca}.key`, '-CAcreateserial'];
  openssl('x509', '-req', ...request, ...signed, '-out', file(`${name}.pem`));
}

const configOf = (changes: Record<string, string>) =>
  loadConfig({
    DEPLOYMENT: 'production',
    PUBLIC_URL: 'https://nocturne.example',
    DATABASE_URL: 'postgres://a:b@127.0.0.1:5432/c',
    REDIS_URL: 'redis://127.0.0.1:6379',
    SESSION_SECRET: 's'.repeat(32),
    SEAL_KEY: Buffer.alloc(32, 1).toString('base64'),
    COMMANDS_KEY: 'k'.repeat(16),
    SMTP_URL: 'smtp://127.0.0.1:3025',
    MODEL_URL: 'http://127.0.0.1:3002/v1',
    MODEL_KEY: 'key',
    ...changes,
  });

beforeAll(() => {
  chmodSync(folder, 0o755);
  makeCertificates('here', 'IP:127.0.0.1');
  makeCertificates('elsewhere', 'DNS:elsewhere.example');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('Redis over TLS', () => {
  const servers: ChildProcess[] = [];
  afterAll(async () => {
    for (const server of servers) {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    }
  });

  async function startRedis(certificate: string): Promise<string> {
    const port = await freeTestPort(new Set());
    const tls = ['--tls-port', String(port), '--tls-auth-clients', 'no'];
    const files = ['--tls-cert-file', file(`${certificate}.pem`), '--tls-key-file'];
    const server = spawn(
      await requireRedis(workplace),
      ['--port', '0', ...tls, ...files, file(`${certificate}.key`), '--save', '', '--dir', folder],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    servers.push(server);
    let output = '';
    server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await eventually(() => expect(output).toContain('Ready to accept connections'));
    return `rediss://127.0.0.1:${port}`;
  }

  async function ping(url: string, ca?: string): Promise<string> {
    const config = configOf({ REDIS_URL: url, ...(ca ? { REDIS_CA: file(ca) } : {}) });
    const redis = connectRedis({ url: config.REDIS_URL, name: 'test', lazyConnect: true });
    const failed = once(redis, 'error').then(([error]: unknown[]) => {
      throw error;
    });
    try {
      return await Promise.race([redis.connect().then(() => redis.ping()), failed]);
    } finally {
      redis.disconnect();
    }
  }

  it('is spoken to when the authority is known and the certificate is its own', async () => {
    const url = await startRedis('here');
    expect(await ping(url, 'here-ca.pem')).toBe('PONG');
    await expect(ping(url)).rejects.toThrow(/self-signed|unable to verify|certificate/i);
    await expect(ping(url, 'elsewhere-ca.pem')).rejects.toThrow(/certificate|signature/i);
  });

  it('is refused when its certificate names another host', async () => {
    const url = await startRedis('elsewhere');
    await expect(ping(url, 'elsewhere-ca.pem')).rejects.toThrow(/altnames/i);
  });

  it('is required: an authority without TLS is a mistake', () => {
    expect(() => configOf({ REDIS_CA: file('here-ca.pem') })).toThrow(/REDIS_CA/);
  });
});

describe('PostgreSQL over TLS', () => {
  const supervisor = createSupervisor(workplace, () => undefined);
  const dataDir = file('data');
  let ownerUrl: string;

  beforeAll(async () => {
    const postgres = await preparePostgres({
      dataDir,
      choosePort: () => freeTestPort(new Set()),
    });
    await supervisor.start([postgres.service]);
    ownerUrl = postgres.urlOf('postgres');
  });
  afterAll(async () => {
    await supervisor.stop([['postgres']]);
    await removeCluster(dataDir);
  });

  async function serve(certificate: string): Promise<void> {
    const db = connect({ url: ownerUrl, pool: 1 });
    const { rows } = await db.raw<{ rows: { path: string }[] }>(
      "select current_setting('data_directory') as path",
    );
    const { uid, gid } = statSync(rows[0]?.path ?? '');
    const key = file(`${certificate}.key`);
    chownSync(key, uid, gid);
    chmodSync(key, 0o600);
    await db.raw(`alter system set ssl_cert_file = '${file(`${certificate}.pem`)}'`);
    await db.raw(`alter system set ssl_key_file = '${key}'`);
    await db.raw('alter system set ssl = on');
    await db.raw('select pg_reload_conf()');
    await db.destroy();
  }

  async function usesTls(ca: string): Promise<boolean> {
    const config = configOf({ DATABASE_URL: ownerUrl, DATABASE_CA: file(ca) });
    const db = connect({ url: config.DATABASE_URL, pool: 1 });
    try {
      const { rows } = await db.raw<{ rows: { ssl: boolean }[] }>(
        'select ssl from pg_stat_ssl where pid = pg_backend_pid()',
      );
      return rows[0]?.ssl ?? false;
    } finally {
      await db.destroy();
    }
  }

  it('is spoken to when the authority is known and the certificate is its own', async () => {
    await expect(usesTls('here-ca.pem')).rejects.toThrow(/does not support SSL/);
    await serve('here');
    await eventually(async () => expect(await usesTls('here-ca.pem')).toBe(true));
    await expect(usesTls('elsewhere-ca.pem')).rejects.toThrow(/certificate|signature/i);
    await serve('elsewhere');
    await eventually(() => expect(usesTls('elsewhere-ca.pem')).rejects.toThrow(/altnames/i));
  });
});
