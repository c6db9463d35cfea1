import { findCreatorById } from '../creators/find-creator';
import type { DomainContext } from '../shared/context';
import type { Subject } from './metrics';

/** Returns the subject of a model's figures for its person or its manager; null for anyone else. */
export async function findFiguresSubject(
  context: Pick<DomainContext, 'db' | 'seal'>,
  { viewerId, creatorId }: { viewerId: string; creatorId: string },
): Promise<Subject | null> {
  const creator = await findCreatorById(context, creatorId);
  if (!creator || (creator.userId !== viewerId && creator.managerId !== viewerId)) return null;
  // The shares of a model without a person are its manager's.
  const ownerId = creator.userId ?? creator.managerId;
  if (ownerId === null || creator.characterId === null) return null;
  return { ownerId, characterId: creator.characterId };
}
