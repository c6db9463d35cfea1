import type { ResourceKey } from 'i18next';
import { groupStrings } from '../../group-strings';

/**
 * The strings of most pages. Long documents, the back office and texts that only servers write are not
 * sent to browsers.
 */
export default groupStrings(
  import.meta.glob<{ default: ResourceKey }>(
    [
      '~/locales/en-GB/*.json',
      '!~/locales/en-GB/{legal,staff}.json',
      '!~/locales/en-GB/{archive,crisis,mails,moments,previews,replies,staff-mails,thanks,told,wizards}.json',
      // Those are in seldom.ts.
      '!~/locales/en-GB/{account,checkout,contact,credentials,factors,notifications,offers,own-posts,premium,quests,settings,statement,welcome}.json',
    ],
    { eager: true },
  ),
);
