import type { Knex } from 'knex';
import type * as z from 'zod';
import { foldName } from '../../characters/fold-name';
import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import type { chatFilterSchema } from '../schema';

/** The filter of a list of chats. */
export interface ChatFilter {
  filter?: z.infer<typeof chatFilterSchema> | undefined;
  search?: string | undefined;
  /** Only chats that were set aside with this character. */
  setAsideWith?: string | undefined;
}

/** Narrows a query of a person's chats to those of a list, without blocked characters. */
export function narrowChats(
  query: Knex.QueryBuilder,
  context: DomainContext,
  person: Person,
  list: ChatFilter,
): void {
  void query.whereNotExists(blockedBy(context, person));
  if (list.setAsideWith) {
    void query.where('chats.character_id', list.setAsideWith).whereNotNull('chats.set_aside_at');
  } else if (list.filter === 'archived') void query.whereNotNull('chats.archived_at');
  else void query.whereNull('chats.archived_at');
  if (list.filter === 'unread') void query.where('chats.unread_count', '>', 0);
  if (list.filter === 'following') void query.whereExists(followedBy(context, person));
  if (list.filter === 'subscribed') void query.whereExists(clubsOf(context, person));
  const words = list.search?.trim();
  if (words) void query.whereExists(calledLike(context, words));
}

/** Matches chats with a character whose name has a word that begins with the search, ignoring accents. */
function calledLike({ db }: DomainContext, words: string): Knex.QueryBuilder {
  const folded = foldName(words);
  if (!folded) return db('character_profiles').whereRaw('false');
  const begins = `${folded.replace(/[\\%_]/g, '\\$&')}%`;
  return db('character_profiles')
    .whereRaw('character_profiles.id = chats.character_id')
    .whereRaw('(search_name like ? or search_name like ?)', [begins, `% ${begins}`]);
}

/** Returns a query for the characters that a user has blocked. */
export const blockedBy = ({ db }: Pick<DomainContext, 'db'>, person: Person): Knex.QueryBuilder =>
  db('blocked_characters')
    .where('blocked_characters.user_id', person.id)
    .whereRaw('blocked_characters.character_id = chats.character_id');

/** Visitors follow no characters: their id is not a user id. */
function followedBy({ db }: DomainContext, person: Person): Knex.QueryBuilder {
  return db('followed_characters')
    .where('followed_characters.user_id', person.id)
    .whereRaw('followed_characters.character_id = chats.character_id');
}

/** Returns a query for the clubs to which the person belongs now. */
function clubsOf({ db, now }: DomainContext, person: Person): Knex.QueryBuilder {
  return db('club_members')
    .where('club_members.user_id', person.id)
    .where('club_members.expires_at', '>', now())
    .whereRaw('club_members.character_id = chats.character_id');
}
