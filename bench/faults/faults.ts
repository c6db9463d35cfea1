import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BehaviourRequest } from '~/sandbox/control/behaviours';
import type { Conversation } from './conversation';
import { pick } from './random';
import type { Stack } from './stack';

export interface Scene {
  stack: Stack;
  conversations: Conversation[];
  random: () => number;
}

export type Fault = (scene: Scene) => Promise<void>;

/** How long a party misbehaves and a client has no network, in milliseconds. */
const lateMs = 3_000;
const cutMs = 3_000;
/** Answers of the model that a fault spoils. */
const spoiled = 5;

/** Every way in which a part of the whole may fail, each survivable by itself. */
export const faults = {
  'kill web': async ({ stack }) => stack.signal('web', 'SIGKILL'),
  'kill a gateway': async ({ stack, random }) =>
    stack.signal(pick(random, ['realtime-1', 'realtime-2']), 'SIGKILL'),
  'kill a worker': async ({ stack, random }) =>
    stack.signal(pick(random, ['worker-1', 'worker-2']), 'SIGKILL'),
  'kill the relay leader': async ({ stack }) => {
    for (const name of await findRelayLeaders(stack)) stack.signal(name, 'SIGKILL');
  },
  'restart Redis': async ({ stack }) => stack.signal('redis', 'SIGKILL'),
  'restart Redis without its file': async ({ stack }) => {
    stack.signal('redis', 'SIGKILL');
    for (const name of readdirSync(stack.redisFolder)) {
      if (name !== 'port') rmSync(join(stack.redisFolder, name), { recursive: true, force: true });
    }
  },
  // An immediate shutdown: it comes back by crash recovery.
  'restart PostgreSQL': async ({ stack }) => stack.signal('postgres', 'SIGQUIT'),
  'model hangs': ({ stack }) => spoilModel(stack, { behaviour: 'hang', times: 1 }),
  'model fails': ({ stack }) => spoilModel(stack, { behaviour: 'fail', times: spoiled }),
  'model breaks off': ({ stack }) =>
    spoilModel(stack, { behaviour: 'error-midway', times: spoiled }),
  'model repeats itself': ({ stack }) => spoilModel(stack, { behaviour: 'repeat', times: spoiled }),
  'model is late': ({ stack }) =>
    spoilModel(stack, { behaviour: 'late', times: spoiled, delayMs: lateMs }),
  'cut a client off': async ({ conversations, random }) => pick(random, conversations).cut(cutMs),
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;
export const faultNames = Object.keys(faults) as FaultName[];

async function spoilModel(stack: Stack, behaviour: Omit<BehaviourRequest, 'target'>) {
  await fetch(`${stack.sandboxUrl}/control/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: 'model', ...behaviour }),
  });
}

/** Workers that lead a partition, as they say themselves. */
async function findRelayLeaders(stack: Stack): Promise<string[]> {
  const leaders: string[] = [];
  for (const { name, url } of stack.workers) {
    const metrics = await fetch(`${url}/metrics`).then(
      (answer) => answer.text(),
      () => '',
    );
    if (/^relay_leads\{.*\} 1$/m.test(metrics)) leaders.push(name);
  }
  return leaders;
}
