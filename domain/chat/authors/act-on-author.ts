import type { Knex } from 'knex';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { transact } from '../../shared/transactions/transact';
import { authorChanged } from '../events';
import { refuse, type Refusal } from '../refusals';
import { refuseWhilePaused } from '../send/refuse-while-paused';
import { columnsOfAuthor, type PinnedAuthor } from './author';
import { acceptAuthor, takeBackAuthor } from './decide-author';
import { lockAuthor, type LockedAuthor } from './lock-author';
import { takeTriedReply } from './take-tried-reply';
import { startTrial } from './start-trial';

/**
 * Lists a person's choices about the author of a chat. `try` requests the last reply by the offered author,
 * `accept` changes to that author, `stay` closes the offer, `take-back` returns to the former author, and
 * `keep-reply` and `take-reply` end a trial with the stored reply or the new one.
 */
export const authorActs = [
  'try',
  'accept',
  'stay',
  'take-back',
  'keep-reply',
  'take-reply',
] as const;
type AuthorAct = (typeof authorActs)[number];

type Acted =
  | { ok: true }
  | Refusal<
      'no-such-chat' | 'no-such-character' | 'chat-paused' | 'no-other-author' | 'nothing-to-try'
    >;

/**
 * Carries out a person's choice about the author of their chat. Nothing is charged: a trial is a second
 * version of a reply that is paid for. Safe to repeat.
 */
export async function actOnAuthor(
  context: DomainContext,
  person: Person,
  { act, ...chat }: { act: AuthorAct; characterId: string; chatId?: string | undefined },
): Promise<Acted> {
  const paused = act === 'try' ? await refuseWhilePaused(context, person) : null;
  if (paused) return paused;
  return transact(context, async (trx) => {
    const locked = await lockAuthor(trx, person, chat);
    if (locked === null) return refuse('no-such-chat');
    if (act === 'try') return startTrial(context, trx, person, locked);
    const next = await carryOut(context, trx, person, { ...locked, act });
    if (!('author' in next)) return next;
    const { chatId, characterId } = locked;
    await trx('author_trials').where({ chat_id: chatId }).delete();
    await trx('chat_authors')
      .where({ chat_id: chatId })
      .update({ ...columnsOfAuthor(next), changed_at: context.now() });
    const about = { personId: person.id, aggregateId: chatId };
    announce(trx, authorChanged, about, { chatId, characterId });
    return { ok: true };
  });
}

/** Returns the author after a choice. */
async function carryOut(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
  { act, ...locked }: LockedAuthor & { act: Exclude<AuthorAct, 'try'> },
): Promise<PinnedAuthor | Refusal<'no-other-author' | 'nothing-to-try'>> {
  const { pinned } = locked;
  switch (act) {
    case 'accept':
      return pinned.offered ? acceptAuthor(pinned, pinned.offered) : refuse('no-other-author');
    case 'stay':
      return pinned.offered ? { ...pinned, isOfferClosed: true } : refuse('no-other-author');
    case 'take-back':
      return pinned.former ? takeBackAuthor(pinned, pinned.former) : refuse('no-other-author');
    case 'keep-reply':
      return { ...pinned, isOfferClosed: true };
    case 'take-reply': {
      const taken = await takeTriedReply(context, trx, person, locked);
      return taken.ok ? acceptAuthor(pinned, taken.author) : taken;
    }
  }
}
