import type { DomainContext } from '../shared/context';
import { openFacts, type DocumentMatch } from './attempt';

export type { DocumentMatch };

/** Returns the match of the document that approved a model; null if no document did. */
export async function readDocumentMatch(
  { db, seal }: Pick<DomainContext, 'db' | 'seal'>,
  creatorId: string,
): Promise<DocumentMatch | null> {
  const attempt = await db('identity_attempts')
    .where({ creator_id: creatorId })
    .whereNotNull('sealed_facts')
    .orderBy('started_at', 'desc')
    .first();
  return attempt ? openFacts(seal, attempt) : null;
}
