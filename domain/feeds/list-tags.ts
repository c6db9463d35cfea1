import type { DomainContext } from '../shared/context';
import { readTogether } from '../shared/reading/read-together';

/** Lists the tags by which videos can be filtered, in display order. */
export async function listVideoTags({ db }: DomainContext): Promise<string[]> {
  const query = db('video_tags').orderBy('position').orderBy('name').select('name');
  const tags = await readTogether<{ name: string }>(db, query, {});
  return tags.map(({ name }) => name);
}

/** Lists the extra styles by which a feed can be filtered, in display order. */
export async function listExtraStyles({ db }: DomainContext): Promise<string[]> {
  const query = db('extra_styles').orderBy('position').orderBy('label').select('label');
  const styles = await readTogether<{ label: string }>(db, query, {});
  return styles.map(({ label }) => label);
}
