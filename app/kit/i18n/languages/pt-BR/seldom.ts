import type { ResourceKey } from 'i18next';
import { groupStrings } from '../../group-strings';

/** What few pages say: the first page of a visit seldom needs it. */
export default groupStrings(
  import.meta.glob<{ default: ResourceKey }>(
    '~/locales/pt-BR/{account,checkout,contact,credentials,factors,notifications,offers,premium,settings,statement,welcome}.json',
    { eager: true },
  ),
);
