import { expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { openTestRedis } from '~/db/testing/open-test-redis';
import { newId } from '~/domain/shared/ids';
import { createLogger } from '~/observability/logger';
import { personChannel } from '../protocol/envelope';
import { Channels } from './channels';

const { redis, url } = await openTestRedis();
const logger = createLogger({ process: 'test', level: 'silent' });
const names = () => Array.from({ length: 20 }, () => personChannel(newId()));

it('serves every subscriber that arrives while its connection is being made, at any moment', async () => {
  for (let round = 0; round < 30; round += 1) {
    const channels = new Channels({ url, redis, logger });
    const received: string[] = [];
    channels.listen({
      onMessage: (channel) => received.push(channel),
      onReady: () => received.push('missed some'),
    });
    const [early, late] = [names(), names()];
    const subscribing = early.map((name) => channels.subscribe(name));
    for (let turn = 0; turn < round; turn += 1) await new Promise(setImmediate);
    subscribing.push(...late.map((name) => channels.subscribe(name)));
    expect(await Promise.allSettled(subscribing)).toEqual(
      subscribing.map(() => ({ status: 'fulfilled', value: undefined })),
    );
    for (const name of [...early, ...late]) await redis.spublish(name, 'hello');
    await eventually(() => expect([...received].sort()).toEqual([...early, ...late].sort()));
    channels.close();
  }
});

it('opens no connection to leave a channel once it is closed', async () => {
  const channels = new Channels({ url, redis, logger });
  const [name = ''] = names();
  await channels.subscribe(name);
  channels.close();
  await channels.unsubscribe(name);
  const database = new URL(url).pathname.slice(1);
  const isOurs = (line: string) =>
    line.includes('name=gateway-subscriber ') && line.includes(` db=${database} `);
  await eventually(async () =>
    expect(
      String(await redis.client('LIST'))
        .split('\n')
        .filter(isOurs),
    ).toEqual([]),
  );
});
