import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { prepared } from '../reading/prepared';

/** The channel on which the relay listens; a notification has no data and only wakes it. */
export const outboxChannel = 'outbox';

/** The pause after a notification; the relay also collects events for a while. */
const restMs = 3;

const waking = new WeakMap<Knex, { isRequested: boolean }>();

/**
 * Notifies the relay of new events in the outbox; returns immediately. It runs outside the transaction,
 * because the commit of a transaction that notifies holds a lock of the whole server until it is on disk,
 * so all such commits would be serialised. Calls during a notification cause one more. A lost notification
 * delays an event until the relay's next poll.
 */
export function wakeRelay(db: Knex): void {
  const current = waking.get(db);
  if (current) {
    current.isRequested = true;
    return;
  }
  const state = { isRequested: false };
  waking.set(db, state);
  void notify(db)
    .catch(() => undefined)
    .then(() => pause(restMs))
    .then(() => {
      waking.delete(db);
      if (state.isRequested) wakeRelay(db);
    });
}

async function notify(db: Knex): Promise<void> {
  await prepared(db, 'wake-relay', `select pg_notify('${outboxChannel}', '')`, {});
}
