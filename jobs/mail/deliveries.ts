import type { DomainContext } from '~/domain/shared/context';

/** Whether an event's mail still has to be sent; counts the attempt. */
export async function claimMail(
  context: DomainContext,
  { eventId, template }: { eventId: string; template: string },
): Promise<boolean> {
  const { rows } = await context.db.raw<{ rows: { due: boolean }[] }>(
    `insert into mail_deliveries (event_id, template, attempts, created_at) values (?, ?, 1, ?)
      on conflict (event_id) do update set attempts = mail_deliveries.attempts + 1
     returning sent_at is null and refused_at is null as due`,
    [eventId, template, context.now()],
  );
  return rows[0]?.due ?? false;
}

/** Notes that an event's mail was taken over by the next server. */
export async function noteMailSent(context: DomainContext, eventId: string): Promise<void> {
  await context
    .db('mail_deliveries')
    .where({ event_id: eventId })
    .update({ sent_at: context.now() });
}

/** Notes that an event's mail will never be taken. */
export async function noteMailRefused(context: DomainContext, eventId: string): Promise<void> {
  await context
    .db('mail_deliveries')
    .where({ event_id: eventId })
    .update({ refused_at: context.now() });
}
