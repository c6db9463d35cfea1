import { useTranslation } from 'react-i18next';
import { messagesFor } from '~/domain/chat/send/messages-for';
import { useSite } from '../kit/site/use-site';

/**
 * How far tokens go in messages, as words that stand after a comma; null for whoever writes without
 * paying, for whom nothing is counted.
 */
export function useReach(): (tokens: number) => string | null {
  const { t } = useTranslation('wallet');
  const { messagePrice, locale } = useSite();
  return (tokens) => {
    const count = messagesFor(tokens, messagePrice);
    if (count === null) return null;
    return count > 0
      ? t('purse.about', { count, shown: count.toLocaleString(locale) })
      : t('purse.none');
  };
}
