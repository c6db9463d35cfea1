import { Writable } from 'node:stream';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { createLogger } from '~/observability/logger';
import type { TestBed } from '../testing/create-test-bed';
import { openTestBed } from '../testing/open-test-bed';
import { engines } from '../testing/engines';
import { enterChats, openRawWebSocket } from '../testing/raw-websocket';

describe.each(engines)('on %s, a client that sends', async (engine) => {
  const bed = await openTestBed(engine);
  let lines: string[];

  async function enter(limits: Parameters<TestBed['start']>[0]) {
    lines = [];
    const destination = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const logger = createLogger({ process: 'test', level: 'info', destination });
    const gateway = await bed.start(limits, 0, { logger });
    const { cookie } = await bed.signIn();
    const client = await openRawWebSocket(gateway.url, cookie);
    client.send(enterChats);
    await eventually(() => expect(client.text()).toContain('40/chats,'));
    return { gateway, client, closed: once(client.socket, 'close') };
  }
  const commandLines = () => lines.filter((line) => line.includes('"msg":"command"'));
  const refused = 'gateway_commands_total{command="unknown",outcome="404",process="test"}';

  it('a frame over the limit is cut off, with a line for the socket alone', async () => {
    const { client, closed } = await enter({ maxPayloadBytes: 1000 });
    client.send('x'.repeat(5000));
    await closed;
    await eventually(() => expect(lines.join('')).toContain('socket closed'));
    expect(lines.filter((line) => !line.includes('"socket '))).toHaveLength(1);
  });

  it('nonsense without end fills no log, and is counted', async () => {
    const { gateway, client } = await enter({
      commandsPerSecond: 1000,
      floodPerSecond: 1000,
      framesPerSecond: 1000,
    });
    for (let count = 0; count < 200; count += 1) client.send('42/chats,["nonsense",{}]');
    await eventually(async () => expect(await gateway.figure(refused)).toBe(200));
    expect(commandLines()).toHaveLength(1);
    client.socket.destroy();
  });

  it('far more than the pace is cut off, with a line in all', async () => {
    const { client, closed } = await enter({ commandsPerSecond: 5, floodPerSecond: 20 });
    for (let count = 0; count < 500; count += 1) client.send('42/chats,["nonsense",{}]');
    await closed;
    await eventually(() => expect(lines.join('')).toContain('socket closed'));
    // A command in progress is logged after the socket has closed.
    await eventually(() => expect(commandLines()).toHaveLength(1));
  });

  it('a little more than the pace gets an error, and stays connected', async () => {
    const { client } = await enter({ commandsPerSecond: 5, floodPerSecond: 100 });
    for (let count = 0; count < 20; count += 1) client.send('42/chats,["nonsense",{}]');
    await eventually(() => expect(client.text()).toContain('Too many requests'));
    expect(client.socket.closed).toBe(false);
    client.socket.destroy();
  });
});
