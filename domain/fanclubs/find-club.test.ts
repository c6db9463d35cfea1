import { describe, expect, it } from 'vitest';
import { createTestContext, joinFanClub, makeCharacter, makeClub, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { findClubStatuses, getClub } from './find-club';
import { setClubPrice } from './set-club-price';

const { database, context } = await openTestContext();

describe('a club', () => {
  it('is found by itself, its creator, its character and the slug', async () => {
    const { clubId, characterId, creatorId, slug } = await makeClub(context, {
      discountPercent: 20,
      tokenPrice: 80,
    });
    const club = await getClub(context, { clubId });
    expect(club).toEqual({
      id: clubId,
      characterId,
      creatorId,
      character: { slug, name: 'Noor Haddad', isForCalls: false },
      price: { minor: 799, currency: 'USD' },
      discountPercent: 20,
      fullPrice: { minor: 999, currency: 'USD' },
      tokenPrice: 80,
    });
    for (const by of [{ creatorId }, { characterId }, { slug }]) {
      expect(await getClub(context, by)).toEqual(club);
    }
    expect(await getClub(context, { creatorId: newId() })).toBeNull();
  });

  it('is gone with its character', async () => {
    const { clubId, characterId } = await makeClub(context);
    await database.db('characters').where({ id: characterId }).update({ is_published: false });
    expect(await getClub(context, { clubId })).toBeNull();
  });

  it('records each new price with its start, and nothing for an unchanged one', async () => {
    const own = createTestContext(database.db);
    const { clubId, characterId, creatorId } = await makeClub(context);
    const set = (price: number, tokenPrice: number | null) =>
      setClubPrice(own, { characterId, creatorId, price, tokenPrice });
    await set(799, null);
    own.advance(1000);
    expect(await set(899, 90)).toBe(clubId);
    await set(899, 90);
    const noted = await database
      .db('fanclub_prices')
      .where({ club_id: clubId })
      .orderBy('created_at')
      .select('price', 'token_price');
    expect(noted).toEqual([
      { price: 799, token_price: null },
      { price: 899, token_price: 90 },
    ]);
  });
});

it('distinguishes members from others, with and without a club, until membership ends', async () => {
  const own = createTestContext(database.db);
  const { id: userId } = await makeUser(database.db);
  const { characterId, creatorId } = await makeClub(context);
  const { id: without } = await makeCharacter(database.db);
  await joinFanClub(database.db, userId, characterId);
  const read = async (who: string | null) => [
    ...(await findClubStatuses(own, [characterId, without], who)).values(),
  ];
  const price = { minor: 799, currency: 'USD' };
  const club = { characterId, creatorId, price, discountPercent: 0, tokenPrice: null };
  const none = { characterId: without, creatorId: null, price: null, discountPercent: 0 };
  expect(await read(userId)).toEqual([
    { ...club, isMember: true },
    { ...none, tokenPrice: null, isMember: false },
  ]);
  expect(await read(null)).toMatchObject([{ isMember: false }, { isMember: false }]);
  own.advance(31 * 24 * 3600 * 1000);
  expect(await read(userId)).toMatchObject([{ isMember: false }, { isMember: false }]);
});
