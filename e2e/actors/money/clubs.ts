import { createTestContext, giveTokens, makeClub } from '~/db/testing';
import { changeMembership } from '~/domain/fanclubs/change-membership';
import { joinClub } from '~/domain/fanclubs/join-club';
import { cancelMembership } from '~/domain/fanclubs/keep-membership';
import type { DomainContext } from '~/domain/shared/context';
import { transact } from '~/domain/shared/transactions/transact';
import type { Account } from '../accounts/account';
import { withDatabase } from '../database';
import { lookLikeTheCast, postAs } from '../discovery/poster';
import { makeFan } from './regulars';

/** Creates a club for one test, with one post for its members. */
export async function openClub(price: Omit<Parameters<typeof makeClub>[1] & object, 'name'> = {}) {
  const club = await withDatabase(async (db) => {
    const made = await makeClub(createTestContext(db), { name: 'Tamsin Okafor', ...price });
    await lookLikeTheCast(db, made.characterId);
    return made;
  });
  const [postId = ''] = await postAs(club.slug, [{ access: 'fanClub' }]);
  return { ...club, postId };
}

/**
 * Creates a member of a number of clubs: the first renewal of many failed, some memberships are ending, and
 * every fifth has ended.
 */
export async function makeMemberOfClubs(count: number): Promise<Account> {
  const fan = await makeFan();
  await withDatabase(async (db) => {
    const context = createTestContext(db);
    const { id: userId } = await db('users')
      .where({ email: fan.email })
      .first<{ id: string }>('id');
    await giveTokens(context, userId, 80 * count);
    for (let place = 0; place < count; place += 1) {
      const { creatorId, characterId } = await makeClub(context, {
        name: names[place % names.length] ?? '',
        tokenPrice: 80,
      });
      await lookLikeTheCast(db, characterId);
      const hasEnded = place % 5 === 4;
      const daysAgo = hasEnded ? 40 : 28 - (place % 28);
      const now = () => new Date(context.now().getTime() - daysAgo * 24 * 3_600_000);
      const then = { ...context, now };
      await joinClub(then, { userId, creatorId, tokens: 80 });
      if (count === 1) continue;
      if (place === 0) await failRenewal(context, { userId, characterId });
      if (hasEnded || place % 5 === 1) await cancelMembership(then, { userId, creatorId });
    }
  });
  return fan;
}

const names = ['Tamsin Okafor', 'Bartholomew Featherstonehaugh', 'Ines Duarte', 'Mika Aalto'];

type Club = Awaited<ReturnType<typeof openClub>>;

/** Makes a user join a club with tokens, optionally with a failed renewal. */
export const haveJoined = ({ email }: Account, club: Club, { hasFailed = false } = {}) =>
  withDatabase(async (db) => {
    const context = createTestContext(db);
    const { creatorId, characterId } = club;
    const { id: userId } = await db('users').where({ email }).first<{ id: string }>('id');
    await giveTokens(context, userId, 160);
    await joinClub(context, { userId, creatorId, tokens: 80 });
    if (!hasFailed) return;
    await failRenewal(context, { userId, characterId });
  });

type Member = Parameters<typeof changeMembership>[2];

const failRenewal = (context: DomainContext, member: Member) =>
  transact(context, (trx) =>
    changeMembership(context, trx, member, { kind: 'renewal-failed', isFinal: false }),
  );
