import { useTranslation } from 'react-i18next';
import { Notice } from '../../kit/ui/feedback/notice';
import { SpendRefusal } from '../../wallet/spend-refusal';
import { useTokenMoney } from '../../wallet/use-token-money';
import type { RefusedTip } from './refused-tip';

interface TipRefusalProps {
  refused: RefusedTip;
  balance: number;
}

/** Shows why a tip was not sent, with a remedy. */
export function TipRefusal({ refused: { tokens, ...refused }, balance }: TipRefusalProps) {
  const { t } = useTranslation('tips');
  const money = useTokenMoney();
  if (refused.reason === 'amount') return <Notice kind="danger">{t('no-amount')}</Notice>;
  const count = tokens ?? 0;
  const question = t('asked', { count, money: money(count) });
  return (
    <SpendRefusal
      refused={{ ...refused, tokens: count }}
      balance={balance}
      question={question}
      source="chat_tip"
    />
  );
}
