import type { ResourceKey } from 'i18next';
import { groupStrings } from '../../group-strings';

/**
 * What most pages say. Long documents, the back office and what servers say by themselves are not a
 * browser's to translate.
 */
export default groupStrings(
  import.meta.glob<{ default: ResourceKey }>(
    [
      '~/locales/de-DE/*.json',
      '!~/locales/de-DE/{legal,staff}.json',
      '!~/locales/de-DE/{archive,crisis,mails,moments,previews,replies,staff-mails,thanks,told,wizards}.json',
      // Those of seldom.ts.
      '!~/locales/de-DE/{account,checkout,contact,credentials,factors,notifications,offers,premium,settings,statement,welcome}.json',
    ],
    { eager: true },
  ),
);
