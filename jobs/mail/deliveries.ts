import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { MailDeliveriesRow } from '~/db/rows';
import type { DomainContext } from '~/domain/shared/context';
import { sign } from '~/domain/shared/sealing/signature';
import { mailSettings } from '~/domain/mail/settings';
import type { SettingsOf } from '~/domain/shared/define-settings';

interface DeliveryRow extends Pick<MailDeliveriesRow, 'attempts' | 'created_at'> {
  due: boolean;
}

interface Recent {
  eventId: string;
  recipient: string;
  settings: SettingsOf<typeof mailSettings>;
  now: Date;
}

interface Claimed {
  isDue: boolean;
  attempts: number;
  /** The time of the first attempt. */
  since: Date;
  /** True if the address has received too many mails. */
  isSurplus: boolean;
}

/**
 * Claims an attempt to send an event's mail: whether it is still due, the number of attempts including this
 * one, and the time of the first. Mails to one address are claimed one at a time, so that its limits hold.
 */
export async function claimMail(
  context: DomainContext,
  { eventId, template, to }: { eventId: string; template: string; to: string },
): Promise<Claimed> {
  const recipient = sign(context.keys.mailRecipient, to.toLowerCase());
  // Read first: inside the transaction this would wait for a second connection while holding one.
  const settings = await context.settings(mailSettings);
  return context.db.transaction(async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [recipient]);
    const { rows } = await trx.raw<{ rows: DeliveryRow[] }>(
      `insert into mail_deliveries (event_id, template, recipient, attempts, created_at)
       values (?, ?, ?, 1, ?)
       on conflict (event_id) do update set attempts = mail_deliveries.attempts + 1
       returning sent_at is null and refused_at is null as due, attempts, created_at`,
      [eventId, template, recipient, context.now()],
    );
    const row = rows[0];
    if (!row) throw new Error('a delivery was not noted');
    const isSurplus =
      row.attempts === 1 &&
      (await hasTooMany(trx, { eventId, recipient, settings, now: context.now() }));
    return { isDue: row.due, attempts: row.attempts, since: row.created_at, isSurplus };
  });
}

/** Checks whether an address has already received the maximum of mails in the last hour or day. */
async function hasTooMany(
  trx: Knex.Transaction,
  { eventId, recipient, settings, now }: Recent,
): Promise<boolean> {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const counted = await trx('mail_deliveries')
    .where({ recipient })
    .whereNot('event_id', eventId)
    .whereNull('refused_at')
    .where('created_at', '>', ago(24))
    .first<{ day: string; hour: string }>(
      trx.raw('count(*) as day'),
      trx.raw('count(*) filter (where created_at > ?) as hour', [ago(1)]),
    );
  return (
    Number(counted.hour) >= settings.mails_per_recipient_per_hour ||
    Number(counted.day) >= settings.mails_per_recipient_per_day
  );
}

/** An unavailable or restarting database is usually back within this time. */
const noteTries = 60;
const noteEveryMs = 500;

/**
 * Stores that the next server accepted an event's mail. Retries for half a minute, because a job that fails
 * here would send the mail again.
 */
export async function noteMailSent(context: DomainContext, eventId: string): Promise<void> {
  const sentAt = context.now();
  for (let tries = 1; ; tries += 1) {
    try {
      await context.db('mail_deliveries').where({ event_id: eventId }).update({ sent_at: sentAt });
      return;
    } catch (error) {
      if (tries === noteTries) throw error;
      await pause(noteEveryMs);
    }
  }
}

/** Stores that an event's mail will never be accepted, or would arrive too late. */
export async function noteMailRefused(context: DomainContext, eventId: string): Promise<void> {
  await context
    .db('mail_deliveries')
    .where({ event_id: eventId })
    .update({ refused_at: context.now() });
}
