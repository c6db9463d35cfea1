import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { freeTestPort } from '~/scripts/ports.mjs';
import { preparePostgres, removeCluster } from '~/scripts/provision/postgres.mjs';
import { prepareReplica } from '~/scripts/provision/postgres-replica.mjs';
import { createSupervisor } from '~/scripts/supervise.mjs';
import { connect } from '~/db/connection';
import { followReplica, type Replica } from '~/db/follow-replica';

const folder = mkdtempSync(join(tmpdir(), 'replica-test-'));
const workplace = { runDir: join(folder, 'run'), logDir: join(folder, 'logs') };
const supervisor = createSupervisor(workplace, () => undefined);
let primary: Knex;
let copy: Knex;
let replica: Replica;

beforeAll(async () => {
  for (const one of Object.values(workplace)) mkdirSync(one, { recursive: true });
  const taken = new Set<number>();
  const choosePort = () => freeTestPort(taken);
  const postgres = await preparePostgres({ dataDir: folder, choosePort });
  await supervisor.start([postgres.service]);
  primary = connect({ url: postgres.urlOf('postgres') });
  await primary.raw('create table words (word text)');
  const prepared = await prepareReplica({ postgres, choosePort });
  await supervisor.start([prepared.service]);
  copy = connect({ url: prepared.urlOf('postgres') });
  replica = followReplica({ primary, replica: copy, withinMs: 500 });
}, 60_000);
afterAll(async () => {
  replica.stop();
  await copy.destroy();
  await primary.destroy();
  await supervisor.stop([['postgres-replica'], ['postgres']]);
  await removeCluster(folder);
  rmSync(folder, { recursive: true, force: true });
});

const words = async () =>
  (await copy<{ word: string }>('words').select('word')).map((row) => row.word);

it('has the written rows, and accepts no writes itself', async () => {
  await primary('words').insert({ word: 'hello' });
  await eventually(async () => expect(await words()).toEqual(['hello']));
  await eventually(() => expect(replica.isFresh()).toBe(true));
  await expect(copy('words').insert({ word: 'no' })).rejects.toThrow('read-only');
});

it('is not read while it is behind, and is again once it has caught up', async () => {
  await copy.raw('select pg_wal_replay_pause()');
  await primary('words').insert({ word: 'later' });
  await eventually(() => expect(replica.isFresh()).toBe(false));
  expect(await words()).toEqual(['hello']);
  await copy.raw('select pg_wal_replay_resume()');
  await eventually(() => expect(replica.isFresh()).toBe(true));
  expect(await words()).toEqual(['hello', 'later']);
});

it('is not read once it is no replica any more', async () => {
  await copy.raw('select pg_promote()');
  await eventually(() => expect(replica.isFresh()).toBe(false));
});
