import { makeModel } from '~/db/testing';
import { joinByApi, type Account } from '../accounts/account';
import { withDatabase } from '../database';
import { lookLikeTheCast } from '../discovery/poster';

/** Returns a new manager of models. */
export async function joinAsManager(): Promise<Account> {
  const account = await joinByApi();
  await beOfType(account, 'MasterCreatorUser');
  return account;
}

/** Returns a new creator whose twin is live, with the twin's name and slug. */
export async function joinWithTwin(name: string): Promise<Account & { slug: string }> {
  const account = await joinByApi();
  await beOfType(account, 'CreatorUser');
  const { slug } = await withDatabase(async (db) => {
    const { id: userId } = await db('users')
      .where({ email: account.email })
      .first<{ id: string }>('id');
    const model = await makeModel(db, { userId, displayName: name });
    await lookLikeTheCast(db, model.characterId);
    return model;
  });
  return { ...account, slug };
}

const beOfType = ({ email }: Account, type: 'CreatorUser' | 'MasterCreatorUser') =>
  withDatabase((db) => db('users').where({ email }).update({ account_type: type }));
