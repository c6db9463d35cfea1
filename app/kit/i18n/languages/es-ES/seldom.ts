import type { ResourceKey } from 'i18next';
import { groupStrings } from '../../group-strings';

/** The strings of few pages, which the first page of a visit rarely needs. */
export default groupStrings(
  import.meta.glob<{ default: ResourceKey }>(
    '~/locales/es-ES/{account,checkout,contact,credentials,factors,notifications,offers,own-posts,premium,quests,settings,statement,welcome}.json',
    { eager: true },
  ),
);
