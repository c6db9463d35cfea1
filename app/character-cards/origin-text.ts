import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '../kit/i18n/date-time-format';
import { useSite } from '../kit/site/use-site';
import type { ShownCard } from './presenters';

/** Returns the sentences about where a card comes from; empty if it says nothing. */
export function useOriginText(): (origin: ShownCard['origin']) => string {
  const { t } = useTranslation('cards');
  const { locale } = useSite();
  return ({ creator, date, source }) => {
    const format = dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
    const day = date && format.format(new Date(date));
    const made =
      creator && day
        ? t('made-by-on', { creator, date: day })
        : creator
          ? t('made-by', { creator })
          : day && t('made-on', { date: day });
    return [made, source && t('from', { source }), (made || source) && t('stays')]
      .filter(Boolean)
      .join(' ');
  };
}
