import type { DomainContext } from '../shared/context';
import { toCreator, type Creator } from './creator';

type Context = Pick<DomainContext, 'db' | 'seal'>;

/** Returns the model whose person is the user; null if they are none. */
export async function findCreatorOf(
  { db, seal }: Context,
  userId: string,
): Promise<Creator | null> {
  const row = await db('creators').where({ user_id: userId }).first();
  return row ? toCreator(seal, row) : null;
}

/** Returns a model by its id; null if it does not exist. */
export async function findCreatorById({ db, seal }: Context, id: string): Promise<Creator | null> {
  const row = await db('creators').where({ id }).first();
  return row ? toCreator(seal, row) : null;
}

/** Returns a model of a manager; null for another manager’s. */
export async function findModelOf(
  { db, seal }: Context,
  managerId: string,
  id: string,
): Promise<Creator | null> {
  const row = await db('creators').where({ id, manager_id: managerId }).first();
  return row ? toCreator(seal, row) : null;
}
