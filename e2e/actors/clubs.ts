import { createTestContext, giveTokens, makeClub } from '~/db/testing';
import { changeMembership } from '~/domain/fanclubs/change-membership';
import { joinClub } from '~/domain/fanclubs/join-club';
import { transact } from '~/domain/shared/transact';
import type { Account } from './account';
import { withDatabase } from './database';
import { lookLikeTheCast, postAs } from './poster';

/** A creator's club of a test's own, with one post for its members. */
export async function openClub(price: Omit<Parameters<typeof makeClub>[1] & object, 'name'> = {}) {
  const club = await withDatabase(async (db) => {
    const made = await makeClub(createTestContext(db), { name: 'Tamsin Okafor', ...price });
    await lookLikeTheCast(db, made.characterId);
    return made;
  });
  const [postId = ''] = await postAs(club.slug, [{ access: 'fanClub' }]);
  return { ...club, postId };
}

type Club = Awaited<ReturnType<typeof openClub>>;

/** Lets somebody have joined a club with tokens, and its renewal have failed where asked. */
export const haveJoined = ({ email }: Account, club: Club, { hasFailed = false } = {}) =>
  withDatabase(async (db) => {
    const context = createTestContext(db);
    const { creatorId, characterId } = club;
    const { id: userId } = await db('users').where({ email }).first<{ id: string }>('id');
    await giveTokens(context, userId, 160);
    await joinClub(context, { userId, creatorId, tokens: 80 });
    if (!hasFailed) return;
    const failed = { kind: 'renewal-failed', isFinal: false } as const;
    await transact(context, (trx) =>
      changeMembership(context, trx, { userId, characterId }, failed),
    );
  });
