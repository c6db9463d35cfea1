import type { DomainContext } from '../shared/context';
import { readTogether } from '../shared/reading/read-together';

/** Tags by which videos can be asked for, in the order to show them. */
export async function listVideoTags({ db }: DomainContext): Promise<string[]> {
  const query = db('video_tags').orderBy('position').orderBy('name').select('name');
  const tags = await readTogether<{ name: string }>(db, query, {});
  return tags.map(({ name }) => name);
}

/** Extra styles a feed can be narrowed to, in the order to show them. */
export async function listExtraStyles({ db }: DomainContext): Promise<string[]> {
  const query = db('extra_styles').orderBy('position').orderBy('label').select('label');
  const styles = await readTogether<{ label: string }>(db, query, {});
  return styles.map(({ label }) => label);
}
