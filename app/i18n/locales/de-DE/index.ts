import type { ResourceKey } from 'i18next';
import { groupStrings } from '../../group-strings';

/** What most pages say. Long documents and the back office are not a browser's to translate. */
export default groupStrings(
  import.meta.glob<{ default: ResourceKey }>(
    [
      './*.json',
      '!./{legal,staff}.json',
      // Those of seldom.ts.
      '!./{account,contact,credentials,factors,settings,welcome}.json',
    ],
    { eager: true },
  ),
);
