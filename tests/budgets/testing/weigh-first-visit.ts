import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { productEnv } from '~/bench/product-keys';
import { startWeb } from '~/bench/start-web';
import { cast } from '~/db/seeds/cast/index';
import { seedCharacters } from '~/db/seeds/seed-characters';
import { createTestDatabase, createTestRedis } from '~/db/testing';
import { findFreePort } from '~/db/testing/find-free-port';
import type { Figures } from './compare-with-budget';
import { toKiB } from './to-kib';

/** The headers of Chrome. */
const headers = {
  'accept-encoding': 'gzip, deflate, br',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};
const kinds = { scripts: '.js', styles: '.css', fonts: '.woff2' };
/** An unused port: no page for visitors needs a model or sends mail. */
const unreachable = { modelUrl: 'http://127.0.0.1:9/v1', smtpUrl: 'smtp://127.0.0.1:9' };

/**
 * Measures what a visitor's browser loads of the home page before images, in KiB as the built web
 * process sends it: the document, and the files of the build that it names. The characters are the seeded
 * ones.
 */
export async function weighFirstVisit(): Promise<Figures> {
  const database = await createTestDatabase();
  const redis = await createTestRedis();
  try {
    await seedCharacters(database.db, cast, new Date());
    const urls = { databaseUrl: database.url, redisUrl: redis.url, ...unreachable };
    const web = await startWeb({ ...productEnv(urls), PORT: String(await findFreePort()) });
    const figures = await weighHome(web.url);
    await web.stop();
    return figures;
  } finally {
    await redis.close();
    await database.drop();
  }
}

async function weighHome(url: string): Promise<Figures> {
  const html = await (await fetch(url, { headers })).text();
  const named = html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g);
  const files = [...new Set([...named].map(([, path = '']) => path))];
  const figures: Record<string, number> = { document: toKiB(await weigh(url)) };
  for (const [kind, ending] of Object.entries(kinds)) {
    const ofKind = files.filter((path) => path.endsWith(ending));
    const bytes = await Promise.all(ofKind.map((path) => weigh(url + path)));
    figures[kind] = toKiB(bytes.reduce((sum, one) => sum + one, 0));
  }
  return figures;
}

/** Returns the bytes of a response's body, compressed as it was sent. */
async function weigh(address: string): Promise<number> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers }, resolve).once('error', reject);
  });
  if (answer.statusCode !== 200) throw new Error(`${address} answers ${answer.statusCode}`);
  return (await buffer(answer)).length;
}
