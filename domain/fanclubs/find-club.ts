import type { Knex } from 'knex';
import type { FanclubsRow, PublishedCharactersRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { readTogether } from '../shared/reading/read-together';
import { clubMoney, priceBefore } from './club-price';
import type { Club, ClubStatus } from './schema';

type PriceColumns = Pick<FanclubsRow, 'price' | 'discount_percent' | 'token_price'>;

interface ClubRow extends PriceColumns, Pick<FanclubsRow, 'id' | 'character_id' | 'creator_id'> {
  name: PublishedCharactersRow['name'];
  slug: PublishedCharactersRow['slug'];
  available_for_calls: PublishedCharactersRow['available_for_calls'];
}

/** The keys by which a club can be requested. User-facing calls use the creator. */
export type ClubKey =
  { clubId: string } | { creatorId: string } | { characterId: string } | { slug: string };

/** Returns the club of a published character, or null if there is none. */
export async function getClub(
  { db }: Pick<DomainContext, 'db'>,
  by: ClubKey,
): Promise<Club | null> {
  const [row] = await readTogether<ClubRow>(db, clubRows(db).where(columnOf(by)), {});
  return row ? toClub(row) : null;
}

/** Returns the club of a creator or character with this id. */
export async function findNamedClub(
  context: Pick<DomainContext, 'db'>,
  creatorId: string,
): Promise<Club | null> {
  const [ofCreator, ofCharacter] = await Promise.all([
    getClub(context, { creatorId }),
    getClub(context, { characterId: creatorId }),
  ]);
  return ofCreator ?? ofCharacter;
}

function columnOf(by: ClubKey): Record<string, string> {
  if ('clubId' in by) return { 'fanclubs.id': by.clubId };
  if ('creatorId' in by) return { 'fanclubs.creator_id': by.creatorId };
  if ('characterId' in by) return { 'fanclubs.character_id': by.characterId };
  return { 'published_characters.slug': by.slug };
}

function clubRows(db: Knex): Knex.QueryBuilder {
  return db('fanclubs')
    .join('published_characters', 'published_characters.id', 'fanclubs.character_id')
    .select(
      'fanclubs.id',
      'fanclubs.character_id',
      'fanclubs.creator_id',
      'fanclubs.price',
      'fanclubs.discount_percent',
      'fanclubs.token_price',
      'published_characters.name',
      'published_characters.slug',
      'published_characters.available_for_calls',
    );
}

const moneyOrNull = (minor: number | null) => (minor === null ? null : clubMoney(minor));

function toClub(row: ClubRow): Club {
  const { price, discount_percent: discountPercent } = row;
  const isReduced = price !== null && discountPercent > 0;
  return {
    id: row.id,
    characterId: row.character_id,
    creatorId: row.creator_id,
    character: { slug: row.slug, name: row.name, isForCalls: row.available_for_calls },
    price: moneyOrNull(price),
    discountPercent,
    fullPrice: isReduced ? clubMoney(priceBefore(price, discountPercent)) : null,
    tokenPrice: row.token_price,
  };
}

interface ClubStatusRow {
  character_id: string;
  creator_id: string | null;
  price: number | null;
  discount_percent: number | null;
  token_price: number | null;
  is_member: boolean;
}

/**
 * Returns a user's relation to the clubs of these characters, by character id. The result has an entry
 * for each requested character, even without a club. Without a `userId` there is no membership.
 */
export async function findClubStatuses(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  characterIds: readonly string[],
  userId: string | null,
): Promise<Map<string, ClubStatus>> {
  if (characterIds.length === 0) return new Map();
  const query = db.raw(
    `select wanted.id as character_id, club.creator_id, club.price, club.discount_percent,
            club.token_price,
            exists (select from fanclub_memberships
                     where user_id = :userId::uuid and character_id = wanted.id
                       and started_at <= :now and expires_at > :now) as is_member
       from unnest(cast(:ids as uuid[])) as wanted (id)
       left join fanclubs club on club.character_id = wanted.id`,
    { ids: [...characterIds], userId, now: now() },
  );
  const rows = await readTogether<ClubStatusRow>(db, query, {});
  return new Map(rows.map((row) => [row.character_id, toClubStatus(row)]));
}

const toClubStatus = (row: ClubStatusRow): ClubStatus => ({
  characterId: row.character_id,
  creatorId: row.creator_id,
  price: moneyOrNull(row.price),
  discountPercent: row.discount_percent ?? 0,
  tokenPrice: row.token_price,
  isMember: row.is_member,
});
