import { expect } from 'vitest';
import type { QueueName } from '~/jobs/definition.job';
import { errorResponseSchema, type CommandResponse } from '../protocol/command-response';
import type { TestBed, TestGateway } from './create-test-bed';
import { eventually } from '~/db/testing/eventually';
import type { ChatClient } from './test-clients';

/** Opens a person's socket; returns it with the jobs waiting in the queues behind its gateway. */
export async function enterChat(
  bed: TestBed,
  of: { cookie: string },
  gateway?: TestGateway,
  extraHeaders: Record<string, string> = {},
) {
  const { url, enqueuer } = gateway ?? (await bed.start({ commandsPerSecond: 100 }));
  const client = bed.chat(url, of.cookie, { extraHeaders });
  await eventually(() => expect(client.socket.connected).toBe(true));
  const jobsOf = async (name: QueueName) =>
    (await enqueuer.queues.get(name)?.getJobs(['waiting', 'delayed', 'prioritized'])) ?? [];
  return {
    client,
    jobs: async () => [...(await jobsOf('chat')), ...(await jobsOf('guest-chat'))],
    jobsOf,
  };
}

/** Sends a command and waits for its acknowledgement. */
export async function emitCommand(
  { socket }: ChatClient,
  name: string,
  ...payload: unknown[]
): Promise<CommandResponse> {
  const answer: CommandResponse = await socket.timeout(2000).emitWithAck(name, ...payload);
  if (!answer.accepted) errorResponseSchema.parse(answer.error);
  return answer;
}
