import type { DomainContext } from '../shared/context';

/** Tags by which videos can be asked for, in the order to show them. */
export function listVideoTags({ db }: DomainContext): Promise<string[]> {
  return db('video_tags').orderBy('position').orderBy('name').pluck('name');
}

/** Extra styles a feed can be narrowed to, in the order to show them. */
export function listExtraStyles({ db }: DomainContext): Promise<string[]> {
  return db('extra_styles').orderBy('position').orderBy('label').pluck('label');
}
