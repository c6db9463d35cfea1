import type { ResourceKey } from 'i18next';
import { groupStrings } from '../../group-strings';

/**
 * What most pages say. Long documents, the back office and what servers say by themselves are not a
 * browser's to translate.
 */
export default groupStrings(
  import.meta.glob<{ default: ResourceKey }>(
    [
      '~/locales/en-GB/*.json',
      '!~/locales/en-GB/{legal,staff}.json',
      '!~/locales/en-GB/{archive,crisis,mails,moments,previews,replies,staff-mails,thanks,told,wizards}.json',
      // Those of seldom.ts.
      '!~/locales/en-GB/{account,checkout,contact,credentials,factors,notifications,offers,premium,settings,statement,welcome}.json',
    ],
    { eager: true },
  ),
);
