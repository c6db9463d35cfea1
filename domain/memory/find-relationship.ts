import { countTips } from '../chat/tips/count-tips';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import {
  decideRelationship,
  type Relationship,
  type RelationshipFacts,
} from './decide-relationship';

/** How close a person and a character are, and by what. */
export interface KnownRelationship extends Relationship {
  grownBy: RelationshipFacts;
}

/** Reads how close a person and a character have become in a chat. */
export async function findRelationship(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  { chatId, person, characterId }: { chatId: string; person: Person; characterId: string },
): Promise<KnownRelationship> {
  const [memory, facts, tips, ties] = await Promise.all([
    db('chat_memories').where({ chat_id: chatId }).first('messages_told', 'days_talked'),
    db('facts')
      .where({ chat_id: chatId, superseded_at: null, forgotten_at: null })
      .count<{ count: string }[]>('id as count'),
    countTips(db, chatId),
    person.kind === 'user' ? findTies(db, person.id, characterId, now()) : noTies,
  ]);
  const grownBy: RelationshipFacts = {
    daysTalked: memory?.days_talked ?? 0,
    messages: memory?.messages_told ?? 0,
    facts: Number(facts[0]?.count ?? 0),
    tips,
    ...ties,
  };
  return { ...decideRelationship(grownBy), grownBy };
}

type Ties = Pick<RelationshipFacts, 'isFollowing' | 'isMember'>;
const noTies: Ties = { isFollowing: false, isMember: false };

async function findTies(
  db: DomainContext['db'],
  userId: string,
  characterId: string,
  now: Date,
): Promise<Ties> {
  const of = { user_id: userId, character_id: characterId };
  const [follow, membership] = await Promise.all([
    db('followed_characters').where(of).first('user_id'),
    db('club_members').where(of).where('expires_at', '>', now).first('user_id'),
  ]);
  return { isFollowing: follow !== undefined, isMember: membership !== undefined };
}
