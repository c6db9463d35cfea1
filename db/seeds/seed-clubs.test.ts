import { expect, it } from 'vitest';
import { getClub } from '~/domain/fanclubs/find-club';
import { openTestContext } from '~/db/testing/open-test-context';
import { cast } from './cast/index';
import { seedCharacters } from './seed-characters';
import { seedClubs } from './seed-clubs';
import { seedPeople } from './seed-people';

const { database, context } = await openTestContext();

it('gives every verified model one club with an existing creator, and adds nothing twice', async () => {
  await seedPeople(context);
  await seedCharacters(database.db, cast, context.now());
  await seedClubs(context);
  await seedClubs(context);
  const verified = cast.filter(({ origin }) => origin === 'verified_model');
  const clubs = await database.db('fanclubs').select('character_id', 'creator_id');
  expect(clubs).toHaveLength(verified.length);
  expect(new Set(clubs.map((club) => club.creator_id)).size).toBe(verified.length);
  expect(await database.db('fanclub_prices')).toHaveLength(verified.length);
  expect(await getClub(context, { slug: 'noor-haddad' })).toMatchObject({
    price: { minor: 799, currency: 'USD' },
    discountPercent: 20,
    fullPrice: { minor: 999, currency: 'USD' },
    tokenPrice: 80,
    character: { slug: 'noor-haddad', name: 'Noor Haddad' },
  });
});
