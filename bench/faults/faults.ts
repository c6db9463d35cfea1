import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { BehaviourRequest } from '~/sandbox/control/behaviours';
import type { Conversation } from './conversation';
import { pick } from './random';
import type { Stack } from './stack';

/** A period in which the people of a gateway, or all people, could not reach the product. */
export interface Outage {
  of: 'everybody' | { gatewayUrl: string };
  from: number;
  to: number;
}

interface Scene {
  stack: Stack;
  conversations: Conversation[];
  /** Periods that a fault made unusable and that do not count as stalls. */
  outages: Outage[];
  random: () => number;
}

export type Fault = (scene: Scene) => Promise<void>;

/** Milliseconds for which a provider is late and, below, for which a client has no network. */
const lateMs = 3_000;
const cutMs = 3_000;
/** Milliseconds for which a process is frozen or silent. */
export const frozenMs = 15_000;
/** The files in Redis' folder that are not data. Without them it could not restart. */
const redisStays = ['port', 'redis.conf'];
/** The number of the model's responses that a fault affects. */
const spoiled = 5;

/** The faults that end or disturb a part suddenly. Each is survivable on its own. */
const failures = {
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
      if (redisStays.includes(name)) continue;
      rmSync(join(stack.redisFolder, name), { recursive: true, force: true });
    }
  },
  // An immediate shutdown; it restarts with crash recovery.
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

/** The faults in which a part stops responding without closing anything. */
const freezes = {
  'freeze web': (scene) => standStill(scene, () => scene.stack.freeze('web')),
  'freeze the first gateway': (scene) => freezeGateway(scene, 0),
  'freeze the second gateway': (scene) => freezeGateway(scene, 1),
  'freeze the first worker': (scene) => standStill(scene, () => scene.stack.freeze('worker-1')),
  'freeze the second worker': (scene) => standStill(scene, () => scene.stack.freeze('worker-2')),
  'freeze the sandbox': (scene) => standStill(scene, () => scene.stack.freeze('sandbox')),
  'freeze the relay leader': freezeRelayLeader,
  // The queued events pass from n to n + 1 digits. Sorted as text they would change places.
  'freeze the relay leader at a power of ten': async (scene) => {
    await scene.stack.passPowerOfTen();
    await freezeRelayLeader(scene);
  },
  'freeze Redis': (scene) => standStill(scene, () => scene.stack.freeze('redis'), 'everybody'),
  'freeze PostgreSQL': (scene) =>
    standStill(scene, () => scene.stack.freeze('postgres'), 'everybody'),
  'Redis is silent to some': (scene) =>
    standStill(scene, () => scene.stack.silenceRedis(), scene.stack.silenceable),
} satisfies Record<string, Fault>;

export const faults = { ...failures, ...freezes };
export type FaultName = keyof typeof faults;
export const failureNames = Object.keys(failures) as (keyof typeof failures)[];
export const freezeNames = Object.keys(freezes) as (keyof typeof freezes)[];
export type FreezeName = keyof typeof freezes;
export const isFreeze = (name: FaultName): name is FreezeName => Object.hasOwn(freezes, name);

async function standStill(
  { outages }: Scene,
  begin: () => () => void,
  of?: Outage['of'],
): Promise<void> {
  const from = performance.now();
  const end = begin();
  await delay(frozenMs).finally(end);
  if (of) outages.push({ of, from, to: performance.now() });
}

async function freezeRelayLeader(scene: Scene): Promise<void> {
  const [leader = 'worker-1'] = await findRelayLeaders(scene.stack);
  await standStill(scene, () => scene.stack.freeze(leader));
}

function freezeGateway(scene: Scene, index: number): Promise<void> {
  const begin = () => scene.stack.freeze(`realtime-${index + 1}`);
  return standStill(scene, begin, { gatewayUrl: scene.stack.gatewayUrls[index] ?? '' });
}

async function spoilModel(stack: Stack, behaviour: Omit<BehaviourRequest, 'target'>) {
  await fetch(`${stack.sandboxUrl}/control/next`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ target: 'model', ...behaviour }),
  });
}

/** Returns the workers that lead a partition, according to their metrics. */
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
