import type { ResourceKey } from 'i18next';
import { groupStrings } from '../../group-strings';

/**
 * The strings of most pages. Long documents, the back office and texts that only servers write are not
 * sent to browsers.
 */
export default groupStrings(
  import.meta.glob<{ default: ResourceKey }>(
    [
      '~/locales/de-DE/*.json',
      '!~/locales/de-DE/{legal,staff}.json',
      '!~/locales/de-DE/{archive,crisis,mails,moments,previews,replies,staff-mails,thanks,told,wizards}.json',
      // Those are in seldom.ts.
      '!~/locales/de-DE/{account,checkout,contact,credentials,factors,notifications,offers,own-posts,premium,quests,settings,statement,welcome}.json',
    ],
    { eager: true },
  ),
);
