import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { newId } from '~/domain/shared/ids';
import { serverEvent } from '~/realtime/protocol/names';
import { createTestBed, type TestBed, type TestGateway } from '~/realtime/testing/create-test-bed';
import type { ChatClient } from '~/realtime/testing/test-clients';
import { amounts } from './testing/amounts';
import { inBatches } from './testing/in-batches';
import { malformedFrames } from './testing/malformed-frames';
import { countRows } from './testing/row-counts';
import { sendAndReceive } from './testing/websocket';
import { engines } from '~/realtime/testing/engines';

/** The number of concurrent connections. */
const batchSize = 10;

describe.each(engines)('a gateway on %s', (engine) => {
  let bed: TestBed;
  let gateway: TestGateway;
  let bystander: ChatClient & { id: string };
  let cookies: string[];
  beforeAll(async () => {
    bed = await createTestBed(engine);
    gateway = await bed.start({
      commandsPerSecond: 1_000_000,
      floodPerSecond: 1_000_000,
      connectionsPerPerson: 100,
    });
    const [member, guest, other] = [await bed.signIn(), await bed.visit(), await bed.signIn()];
    cookies = [member.cookie, guest.cookie];
    bystander = { ...bed.chat(gateway.url, other.cookie), id: other.id };
    await eventually(() => expect(bystander.socket.connected).toBe(true));
  });
  afterAll(async () => {
    await bed.clear();
    await bed.close();
  });

  async function countJobs(): Promise<number> {
    const counts = [...gateway.enqueuer.queues.values()].map((queue) => queue.getJobCounts());
    return (await Promise.all(counts))
      .flatMap((ofQueue) => Object.values(ofQueue))
      .reduce((sum, count) => sum + count, 0);
  }

  async function expectServed() {
    const word = newId();
    const remark = {
      channel: 'chats',
      name: serverEvent.characterWriting,
      payload: { word },
    } as const;
    await bed.relay.say(bystander.id, remark);
    await eventually(() => expect(bystander.received.at(-1)?.payload).toEqual({ word }));
    expect(bystander.closings).toEqual([]);
  }

  it(
    'survives malformed frames, executes none of them, and serves the other clients',
    async () => {
      expect(gateway.engine).toBe(engine);
      const rows = await countRows(bed.database.owner);
      await inBatches({ amount: amounts.frames, batchSize }, malformedFrames, async (batch) => {
        const faults = batch.map(({ fault }) => fault).join('\n  ');
        const answers = batch.map(async (frames, index) => {
          const cookie = cookies[index % cookies.length] ?? '';
          const text = await sendAndReceive(gateway.url, { ...frames, cookie }).catch(
            (error: unknown) => {
              throw new Error(`${frames.fault}: ${String(error)}`);
            },
          );
          expect(text, frames.fault).not.toContain('"accepted":true');
        });
        await Promise.all(answers);
        expect(await countJobs(), `jobs of one of:\n  ${faults}`).toBe(0);
        expect(await countRows(bed.database.owner), `rows of one of:\n  ${faults}`).toEqual(rows);
        await expectServed();
      });
      const metrics = await (await fetch(`${gateway.url}/metrics`)).text();
      const commands = metrics.split('\n').filter((line) => line.startsWith('gateway_commands_'));
      // They were read as commands and refused; none failed on its way to the queue.
      expect(commands.join('\n')).toMatch(/outcome="400"/);
      expect(commands.join('\n')).not.toMatch(/outcome="(?:accepted|429|503)"/);
    },
    amounts.timeoutMs,
  );
});
