import type { Knex } from 'knex';
import { moderateWords, type ModeratedWords } from '../chat/send/moderate-words';
import { findChatId } from '../chat/chats/open-chat';
import type { Moderator } from '../moderation/verdict';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import type { Person } from '../shared/person';
import { transact } from '../shared/transactions/transact';
import { beginMemory } from './claim-memory';
import { factKey } from './decide-facts';
import { readFacts, sealFact } from './fact-rows';
import { refuse, type Refusal } from './refusals';
import { memorySettings } from './settings';

export interface Written {
  person: Person;
  characterId: string;
  /** The text as `factTextSchema` returns it. */
  text: string;
  /** The country in which the person is, if it can be determined. */
  country?: string | undefined;
}

type Unheeded = Exclude<ModeratedWords, { ok: true }> | Refusal<'answered-in-chat'>;
type Refused = Unheeded | Refusal<'not-found' | 'memory-full' | 'fact-known'>;

/** Adds a fact that a person states about themselves in their own words. */
export async function addFact(
  context: DomainContext,
  moderator: Moderator,
  written: Written,
): Promise<{ ok: true; factId: string } | Refused> {
  const { person, characterId, text } = written;
  const unheeded = await moderate(context, moderator, written);
  if (unheeded) return unheeded;
  return change(context, person, characterId, async (trx, chatId) => {
    const { memory_max_facts } = await context.settings(memorySettings);
    const stored = await listLive(context, trx, chatId);
    if (stored.some((fact) => factKey(fact.text) === factKey(text))) return refuse('fact-known');
    if (stored.length >= memory_max_facts) return refuse('memory-full');
    const id = newId();
    const now = context.now();
    await trx('facts').insert({
      id,
      chat_id: chatId,
      sealed_text: sealed(context, id, text),
      about: 'person',
      origin: 'added',
      told_at: now,
      created_at: now,
    });
    return { ok: true, factId: id };
  });
}

/** Replaces the text of a fact with the person's own words. */
export async function editFact(
  context: DomainContext,
  moderator: Moderator,
  { factId, ...written }: Written & { factId: string },
): Promise<{ ok: true } | Refused> {
  const { person, characterId, text } = written;
  const unheeded = await moderate(context, moderator, written);
  if (unheeded) return unheeded;
  return change(context, person, characterId, async (trx, chatId) => {
    const stored = await listLive(context, trx, chatId);
    const others = stored.filter(({ id }) => id !== factId);
    if (others.length === stored.length) return refuse('not-found');
    if (others.some((fact) => factKey(fact.text) === factKey(text))) return refuse('fact-known');
    await trx('facts')
      .where({ id: factId, chat_id: chatId })
      .update({ sealed_text: sealed(context, factId, text), edited_at: context.now() });
    return { ok: true };
  });
}

/** Returns the reason why a text may not be stored; null when it may. */
async function moderate(
  context: DomainContext,
  moderator: Moderator,
  { person, characterId, text: content, country }: Written,
): Promise<Unheeded | null> {
  const words = { person, characterId, content, kind: 'fact', country } as const;
  const moderated = await moderateWords(context, moderator, words);
  if (!moderated.ok) return moderated;
  return moderated.isDistress ? refuse('answered-in-chat') : null;
}

const sealed = ({ seal }: DomainContext, id: string, text: string) =>
  sealFact(seal, id, 'sealed_text', text);

async function listLive({ seal }: DomainContext, trx: Knex.Transaction, chatId: string) {
  const facts = await readFacts({ db: trx, seal }, chatId);
  return facts.filter(({ forgottenAt }) => forgottenAt === null);
}

/** Runs a change of a chat's memory under an exclusive lock. */
export async function change<Outcome>(
  context: DomainContext,
  person: Person,
  characterId: string,
  act: (trx: Knex.Transaction, chatId: string) => Promise<Outcome>,
): Promise<Outcome | Refusal<'not-found'>> {
  const chatId = await findChatId(context.db, person, characterId);
  if (chatId === null) return refuse('not-found');
  return transact(context, async (trx) => {
    await beginMemory(trx, chatId, context.now());
    await trx('chat_memories').where({ chat_id: chatId }).forUpdate().first('chat_id');
    return act(trx, chatId);
  });
}
