import type { DomainContext } from '../shared/context';

/** What a feed can be narrowed to beside attributes, in the order of the panel. */
export async function listExtraStyles({
  db,
}: Pick<DomainContext, 'db'>): Promise<{ label: string }[]> {
  return db('extra_styles')
    .orderBy('position')
    .orderBy('label')
    .select<{ label: string }[]>('label');
}
