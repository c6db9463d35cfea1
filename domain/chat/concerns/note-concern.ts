import type { Knex } from 'knex';
import { findAgeCheck } from '../../age-checks/find-age-check';
import { doubtAge } from '../../age-reviews/doubt-age';
import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import type { LockedChat } from '../chats/lock-chat';
import type { ConcernDecision } from './decide-concern';

/**
 * Stores the evidence of a locked chat. If it adds up to a doubt about the age of a person who has not
 * proved it, prompts them.
 */
export async function noteConcern(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
  { chat, concern }: { chat: LockedChat; concern: ConcernDecision },
): Promise<void> {
  await trx('chats')
    .where({ id: chat.id })
    .update({ concerns: JSON.stringify(concern.concerns) });
  if (!concern.questionsAge) return;
  const check = await findAgeCheck(trx, person);
  if (!check?.isPassed) await doubtAge(context, trx, person);
}
