import type * as z from 'zod';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import type { Person } from '../../shared/person';
import { transact } from '../../shared/transactions/transact';
import { chatFailed } from '../events';
import type { ActRefusal, SendRefusal } from '../refusals';
import type { errorSourceSchema } from '../schema';

interface Refused {
  ok: false;
  reason: SendRefusal | ActRefusal;
  data?: Record<string, unknown>;
}

/** Announces to a person's clients why a command on a message was refused. */
export async function announceRefusal(
  context: DomainContext,
  person: Person,
  source: z.infer<typeof errorSourceSchema>,
  refused: Refused,
): Promise<void> {
  const tokens = refused.reason === 'confirmation-needed' ? Number(refused.data?.['tokens']) : 0;
  await transact(context, (trx) => {
    announce(
      trx,
      chatFailed,
      { personId: person.id, aggregateId: newId() },
      { reason: refused.reason, source, ...(tokens > 0 && { tokens }) },
    );
    return Promise.resolve();
  });
}
