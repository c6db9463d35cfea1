import { useTranslation } from 'react-i18next';
import { messagesFor } from '~/domain/chat/send/messages-for';
import { useSite } from '../kit/site/use-site';

/**
 * Returns a function that gives the approximate number of messages for tokens, as text after a comma. It
 * returns null if messages are free for the person.
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
