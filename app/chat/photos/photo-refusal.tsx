import { useTranslation } from 'react-i18next';
import { isOrderRefusal } from '~/domain/moderation/prompts/order-refusal';
import { useErrorText } from '../../kit/forms/use-error-text';
import { Notice } from '../../kit/ui/feedback/notice';
import { SpendRefusal } from '../../wallet/spend-refusal';
import { useTokenMoney } from '../../wallet/use-token-money';
import type { PhotoRefused } from './refused-photo';

interface PhotoRefusalProps {
  refused: PhotoRefused;
  balance: number;
}

/** Shows why a photo was not ordered, with a remedy. */
export function PhotoRefusal({ refused, balance }: PhotoRefusalProps) {
  const { t } = useTranslation('photos');
  const money = useTokenMoney();
  const errorText = useErrorText();
  const { reason, tokens: count } = refused;
  if (isOrderRefusal(reason)) return <Notice kind="danger">{errorText([refused.error])}</Notice>;
  if (reason === 'against-rules') return <Notice kind="danger">{t('against-rules')}</Notice>;
  const question = t('asked', { count, money: money(count) });
  return <SpendRefusal {...{ refused, balance, question }} source="chat_unlock_photo" />;
}
