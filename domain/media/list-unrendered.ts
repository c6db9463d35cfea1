import type { DomainContext } from '../shared/context';
import type { Originals } from './originals';
import type { Unrendered } from './schema';

/**
 * Returns rows that have an original and no renditions yet, the oldest first; at most `limit` assets and
 * `limit` stories.
 */
export async function listUnrendered(
  { db }: Pick<DomainContext, 'db'>,
  { originals, limit }: { originals: Originals; limit: number },
): Promise<Unrendered[]> {
  const idsOf = (kind: Unrendered['kind']) =>
    db(originals[kind].table)
      .whereNull('rendered_key')
      .whereNotNull('original_key')
      .orderBy('id')
      .limit(limit)
      .pluck('id') as Promise<string[]>;
  const [assets, stories] = await Promise.all([idsOf('asset'), idsOf('story')]);
  return [
    ...assets.map((id) => ({ kind: 'asset' as const, id })),
    ...stories.map((id) => ({ kind: 'story' as const, id })),
  ];
}
