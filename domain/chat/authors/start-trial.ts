import type { Knex } from 'knex';
import { currentRequestId } from '~/observability/request-context';
import { isBlocked } from '../../characters/is-blocked';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { userIdOf, type Person } from '../../shared/person';
import { authorTrialRequested } from '../events';
import { refuse, type Refusal } from '../refusals';
import type { LockedAuthor } from './lock-author';
import { trialPatienceSeconds } from './read-author';

/**
 * Requests the last reply of a chat as the offered author writes it, in a transaction that holds the chat's
 * lock. A trial of the same reply by the same author that is under way or ready stays as it is.
 */
export async function startTrial(
  { now }: Pick<DomainContext, 'now'>,
  trx: Knex.Transaction,
  person: Person,
  { chatId, characterId, lastSeq, pinned: { offered } }: LockedAuthor,
): Promise<{ ok: true } | Refusal<'no-other-author' | 'no-such-character' | 'nothing-to-try'>> {
  if (offered === null) return refuse('no-other-author');
  const [character, isTheirBlock, replyId] = await Promise.all([
    trx('character_profiles').where({ id: characterId }).first('is_open'),
    isBlocked(trx, userIdOf(person) ?? null, characterId),
    findTryableReply(trx, chatId, lastSeq),
  ]);
  if (!character?.is_open || isTheirBlock) return refuse('no-such-character');
  if (replyId === null) return refuse('nothing-to-try');
  const since = new Date(now().getTime() - trialPatienceSeconds * 1000);
  const open = await trx('author_trials')
    .where({ chat_id: chatId, reply_id: replyId, ...offered })
    .where((rows) => rows.where({ state: 'ready' }).orWhere({ state: 'pending' }))
    .first('state', 'created_at');
  if (open && (open.state === 'ready' || open.created_at > since)) return { ok: true };
  const trialId = newId();
  await trx('author_trials').where({ chat_id: chatId }).delete();
  await trx('author_trials').insert({
    id: trialId,
    chat_id: chatId,
    reply_id: replyId,
    ...offered,
    request_id: currentRequestId() ?? null,
    created_at: now(),
  });
  const about = { personId: person.id, aggregateId: trialId };
  announce(trx, authorTrialRequested, about, { trialId, chatId, isGuest: person.kind === 'guest' });
  return { ok: true };
}

/** Returns the id of a chat's last message if it is a reply in words, and no other reply is due. */
async function findTryableReply(
  trx: Knex.Transaction,
  chatId: string,
  lastSeq: number,
): Promise<string | null> {
  const [last, pending] = await Promise.all([
    trx('messages')
      .where({ chat_id: chatId, seq: lastSeq, role: 'character', type: 'text', subtype: 'reply' })
      // A reply with help lines stays as it is.
      .whereNull('referral')
      .whereNull('removed_at')
      .whereNotNull('reply_to_id')
      .first('id'),
    trx('replies').where({ chat_id: chatId, state: 'pending' }).first('message_id'),
  ]);
  return last && !pending ? last.id : null;
}
