/**
 * Measures how soon the connections of an ended session are closed: 20 people, each with a socket and a
 * stream on both gateways, are signed out elsewhere. The time is from the commit to the close of each
 * connection.
 *
 *   npx tsx bench/accounts/sign-outs.ts [--people 20]
 */
import '../services';
import { parseArgs } from 'node:util';
import { io } from 'socket.io-client';
import { createTestDatabase, makeUser } from '~/db/testing';
import setupTemplate from '~/db/testing/global-setup';
import { accessCookie } from '~/domain/sessions/cookies';
import { logOut } from '~/domain/sessions/log-out';
import { startSession } from '~/domain/sessions/start-session';
import { transact } from '~/domain/shared/transactions/transact';
import { startChild } from '../child-process';
import { describeMachine } from '../describe-machine';
import { percentile } from '../percentiles';
import { createBenchContext, productEnv } from '../product-keys';

const { values } = parseArgs({ options: { people: { type: 'string', default: '20' } } });

interface Connection {
  /** Resolves to the time at which the server closed it. */
  closed: Promise<number>;
}

async function openSocket(url: string, cookie: string): Promise<Connection> {
  const socket = io(`${url}/chats`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie },
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const closed = new Promise<number>((resolve) =>
    socket.once('disconnect', () => resolve(performance.now())),
  );
  return { closed };
}

async function openStream(url: string, cookie: string): Promise<Connection> {
  const answer = await fetch(`${url}/api/v1/notifications/stream`, { headers: { cookie } });
  if (!answer.ok) throw new Error(`the stream answered ${answer.status}`);
  return { closed: answer.text().then(() => performance.now()) };
}

await setupTemplate();
const database = await createTestDatabase();
const env = productEnv({
  databaseUrl: database.url,
  redisUrl: process.env['REDIS_URL'] ?? '',
  modelUrl: 'http://127.0.0.1:9/v1',
  smtpUrl: 'smtp://127.0.0.1:9',
});
const context = createBenchContext(database.db);
process.stdout.write(`machine: ${await describeMachine(database.db)}\n`);
const worker = await startChild('bench/jobs/worker-process.ts', env);
const gateways = [
  await startChild('bench/gateway/gateway-process.ts', env),
  await startChild('bench/gateway/gateway-process.ts', env),
];
try {
  const delays: number[] = [];
  for (let count = 0; count < Number(values.people); count += 1) {
    const { id } = await makeUser(database.db);
    const session = await transact(context, (trx) => startSession(context, trx, { userId: id }));
    const cookie = `${accessCookie}=${session.accessToken}`;
    const closings: Promise<number>[] = [];
    for (const { ready } of gateways) {
      closings.push((await openSocket(ready, cookie)).closed);
      closings.push((await openStream(ready, cookie)).closed);
    }
    await logOut(context, session.sessionId);
    const committed = performance.now();
    for (const moment of await Promise.all(closings)) delays.push(moment - committed);
  }
  const show = (share: number) => `${percentile(delays, share).toFixed(1)} ms`;
  process.stdout.write(
    `sign-out to close  p50 ${show(0.5)}  p99 ${show(0.99)}  max ${show(1)}  (n ${delays.length})\n`,
  );
} finally {
  for (const gateway of gateways) await gateway.stop();
  await worker.stop();
  await database.drop();
}
process.exit(0);
