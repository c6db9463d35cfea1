import type { ChatMemoriesRow } from '~/db/rows';
import { countTips } from '../chat/tips/count-tips';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { readTogether } from '../shared/reading/read-together';
import {
  decideRelationship,
  type Relationship,
  type RelationshipFacts,
} from './decide-relationship';

/** The closeness of a person and a character, with the counts it comes from. */
export interface RelationshipDetails extends Relationship {
  grownBy: RelationshipFacts;
}

/** Reads how close a person and a character have become in a chat. */
export async function findRelationship(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  { chatId, person, characterId }: { chatId: string; person: Person; characterId: string },
): Promise<RelationshipDetails> {
  const [[memory], tips, ties] = await Promise.all([
    readTogether<RelationshipRow>(
      db,
      db.raw(
        `select messages_told, days_talked,
                (select count(*) from facts
                  where chat_id = memory.chat_id and superseded_at is null
                    and forgotten_at is null) as facts
           from chat_memories memory where chat_id = ?`,
        [chatId],
      ),
      {},
    ),
    countTips(db, chatId),
    person.kind === 'user' ? findTies(db, person.id, characterId, now()) : noTies,
  ]);
  const grownBy: RelationshipFacts = {
    daysTalked: memory?.days_talked ?? 0,
    messages: memory?.messages_told ?? 0,
    facts: memory?.facts ?? 0,
    tips,
    ...ties,
  };
  return { ...decideRelationship(grownBy), grownBy };
}

type RelationshipRow = Pick<ChatMemoriesRow, 'messages_told' | 'days_talked'> & { facts: number };
type Ties = Pick<RelationshipFacts, 'isFollowing' | 'isMember'>;
const noTies: Ties = { isFollowing: false, isMember: false };

async function findTies(
  db: DomainContext['db'],
  userId: string,
  characterId: string,
  now: Date,
): Promise<Ties> {
  const found = db.raw(
    `select exists (select from followed_characters
                     where user_id = :userId and character_id = :characterId) as "isFollowing",
            exists (select from club_members
                     where user_id = :userId and character_id = :characterId
                       and expires_at > :now) as "isMember"`,
    { userId, characterId, now },
  );
  const [ties] = await readTogether<Ties>(db, found, {});
  return ties ?? noTies;
}
