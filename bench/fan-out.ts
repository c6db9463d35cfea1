/**
 * Server CPU of delivering one event to many sockets: our gateway beside bare uWebSockets.js, both
 * fed through Redis, both with the same clients, in the same run.
 *
 *   npx tsx bench/fan-out.ts [--sockets 2000] [--events 300] [--rounds 3]
 */
import './services';
import { parseArgs } from 'node:util';
import { Redis } from 'ioredis';
import { createTestDatabase, makeUser } from '~/db/testing';
import setupTemplate from '~/db/testing/global-setup';
import { accessCookie } from '~/domain/accounts/cookies';
import { startSession } from '~/domain/accounts/start-session';
import { newId } from '~/domain/shared/ids';
import { personChannel } from '~/realtime/protocol/envelope';
import { startChild, type Child } from './child-process';
import { describeMachine } from './describe-machine';
import { openListeners, type Listeners } from './fan-out-listeners';
import { createBenchContext, productEnv } from './product-keys';

const { values } = parseArgs({
  options: {
    sockets: { type: 'string', default: '2000' },
    events: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '3' },
  },
});
const sockets = Number(values.sockets);
const events = Number(values.events);
const rounds = Number(values.rounds);

await setupTemplate();
const database = await createTestDatabase();
const redisUrl = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';
const publisher = new Redis(redisUrl);
const context = createBenchContext(database.db);
const person = await makeUser(database.db);
const { accessToken } = await startSession(context, database.db, { userId: person.id });
const channel = personChannel(person.id);
const env = productEnv({
  databaseUrl: database.url,
  redisUrl,
  modelUrl: 'http://127.0.0.1:9/v1',
  smtpUrl: 'smtp://127.0.0.1:9',
});

process.stdout.write(`machine: ${await describeMachine(database.db)}\n`);
try {
  const gateway = await startChild('bench/gateway-process.ts', env);
  const ours = await openListeners({
    url: `${gateway.ready.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
    count: sockets,
    cookie: `${accessCookie}=${accessToken}`,
    namespace: '/chats',
  });
  const bareServer = await startChild('bench/bare-uws-process.ts', {
    REDIS_URL: redisUrl,
    CHANNEL: channel,
  });
  const bare = await openListeners({ url: bareServer.ready, count: sockets });
  const figures = { gateway: [] as number[], bare: [] as number[] };
  // The first round warms both up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    const [gatewayCpu, bareCpu] = await publishRound(gateway, ours, bareServer, bare);
    if (round === 0) continue;
    figures.gateway.push(gatewayCpu);
    figures.bare.push(bareCpu);
  }
  const mean = (list: number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
  const perEvent = (cpuSeconds: number) => `${((cpuSeconds / events) * 1000).toFixed(3)} ms`;
  process.stdout.write(
    `one event to ${sockets} sockets, server CPU: gateway ${perEvent(mean(figures.gateway))}, ` +
      `bare uWebSockets.js ${perEvent(mean(figures.bare))}, ` +
      `ratio ${(mean(figures.gateway) / mean(figures.bare)).toFixed(2)} (${rounds} rounds of ${events})\n`,
  );
  ours.close();
  bare.close();
  await gateway.stop();
  await bareServer.stop();
} finally {
  await publisher.quit();
  await database.drop();
}

/** Both servers hear the same publication; each is timed by its own process's CPU. */
async function publishRound(
  gateway: Child,
  ours: Listeners,
  bareServer: Child,
  bare: Listeners,
): Promise<[number, number]> {
  const before = [gateway.cpuSeconds(), bareServer.cpuSeconds()] as const;
  const expected = sockets * events;
  const arrived = Promise.all([ours.received(expected), bare.received(expected)]);
  const aggregateId = newId();
  for (let index = 0; index < events; index += 1) {
    await publisher.publish(
      channel,
      JSON.stringify({
        kind: 'event',
        streamId: `${Date.now()}-${index}`,
        eventId: newId(),
        aggregateId,
        version: index,
        door: 'chats',
        name: 'character-writing',
        payload: { characterId: person.id, isWriting: true, filler: 'x'.repeat(200) },
      }),
    );
  }
  await arrived;
  return [gateway.cpuSeconds() - before[0], bareServer.cpuSeconds() - before[1]];
}
