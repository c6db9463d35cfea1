import type { DomainContext } from '../shared/context';
import type { Unrendered } from './schema';

/** What has its original and waits for its renditions, the oldest first; at most `limit` assets and as many stories. */
export async function listUnrendered(
  { db }: Pick<DomainContext, 'db'>,
  { limit }: { limit: number },
): Promise<Unrendered[]> {
  const idsOf = (table: 'post_assets' | 'stories') =>
    db(table)
      .whereNull('rendered_key')
      .whereNotNull('original_key')
      .orderBy('id')
      .limit(limit)
      .pluck('id') as Promise<string[]>;
  const [assets, stories] = await Promise.all([idsOf('post_assets'), idsOf('stories')]);
  return [
    ...assets.map((id) => ({ kind: 'asset' as const, id })),
    ...stories.map((id) => ({ kind: 'story' as const, id })),
  ];
}
