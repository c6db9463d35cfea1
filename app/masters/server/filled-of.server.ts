import type { TFunction } from 'i18next';
import type { Creator } from '~/domain/creators/creator';
import type { ModelPart } from '~/domain/creators/unconfirmed-parts';
import { formatMoney } from '~/domain/shared/money';

/** Returns what a manager filled in of a part, as lines of the person's page. */
export function filledOf(
  model: Creator,
  part: ModelPart,
  t: TFunction,
): { label: string; value: string }[] {
  const line = (field: string, value: string | null) =>
    value === null || value === '' ? [] : [{ label: t(`masters:field.${field}`), value }];
  switch (part) {
    case 'profile':
      return [
        ...line('displayName', model.displayName),
        ...line('nickname', model.nickname),
        ...line('gender', t(`masters:gender.${model.gender}`)),
        ...line('countryOfResidence', model.countryOfResidence),
        ...line('currentLocation', model.currentLocation),
        ...line('bio', model.bio),
        ...line('personality', model.personality.join(', ')),
        ...line('tags', model.tags.join(', ')),
        ...line('nicknames', model.nicknames.join(', ')),
        ...line('instagramUsername', model.instagramUsername),
      ];
    case 'voices':
      return line('voicePreset', model.voicePreset);
    case 'pricing':
      return [
        ...line(
          'fanClubPrice',
          model.fanClubPrice === null
            ? t('masters:no-club')
            : formatMoney({ minor: model.fanClubPrice, currency: 'USD' }, 'en-GB'),
        ),
        ...line('managerPercent', `${model.managerPercent} %`),
      ];
    case 'documents':
    case 'photos':
      return [];
  }
}
