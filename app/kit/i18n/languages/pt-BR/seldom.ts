import type { ResourceKey } from 'i18next';
import { groupStrings } from '../../group-strings';

/** The strings of rarely visited pages. The first page of a visit seldom needs them. */
export default groupStrings(
  import.meta.glob<{ default: ResourceKey }>(
    '~/locales/pt-BR/{account,checkout,contact,credentials,factors,notifications,offers,own-posts,premium,quests,settings,statement,welcome}.json',
    { eager: true },
  ),
);
