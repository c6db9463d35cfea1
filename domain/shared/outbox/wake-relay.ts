import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { prepared } from '../reading/prepared';

/** The channel the relay listens on; a notification carries no data, it only wakes. */
export const outboxChannel = 'outbox';

/** After a notification there is none for so long: the relay gathers for a while as well. */
const restMs = 3;

const waking = new WeakMap<Knex, { isAsked: boolean }>();

/**
 * Tells the relay that the outbox has something new; returns at once. Not part of the transaction
 * that wrote it, because the commit of one that notifies holds a lock of the whole server until it
 * is on disk, and so all of them would commit one after the other. What is asked for meanwhile is
 * one further notification. One that is lost delays an event until the relay next looks by itself.
 */
export function wakeRelay(db: Knex): void {
  const current = waking.get(db);
  if (current) {
    current.isAsked = true;
    return;
  }
  const state = { isAsked: false };
  waking.set(db, state);
  void notify(db)
    .catch(() => undefined)
    .then(() => pause(restMs))
    .then(() => {
      waking.delete(db);
      if (state.isAsked) wakeRelay(db);
    });
}

async function notify(db: Knex): Promise<void> {
  await prepared(db, 'wake-relay', `select pg_notify('${outboxChannel}', '')`, {});
}
