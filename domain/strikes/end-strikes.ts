import { lockPerson } from '../moderation/lock-person';
import type { DomainContext } from '../shared/context';
import { personSchema } from '../shared/person';
import { transact } from '../shared/transactions/transact';
import { settleState } from './settle-state';

/** The number of people per run; the rest follow in the next run. */
const batch = 200;

/** Marks expired strikes as ended, and ends the warning of people without other strikes that count. */
export async function endStrikes(context: DomainContext): Promise<number> {
  const now = context.now();
  const due = await context
    .db('strikes')
    .where('expires_at', '<=', now)
    .where({ ended_at: null, lifted_at: null })
    .orderBy('expires_at')
    .limit(batch)
    .select('person_kind', 'person_id');
  const people = new Map(due.map((row) => [row.person_id, row.person_kind]));
  for (const [id, kind] of people) {
    const person = personSchema.parse({ kind, id });
    await transact(context, async (trx) => {
      await lockPerson(trx, person);
      await trx('strikes')
        .where({ person_id: id, ended_at: null, lifted_at: null })
        .where('expires_at', '<=', now)
        .update({ ended_at: now });
      await settleState(context, trx, person, { kind: 'system' });
    });
  }
  return people.size;
}
