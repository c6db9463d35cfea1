import { useTranslation } from 'react-i18next';
import { SpendRefusal } from '../../wallet/spend-refusal';
import { useTokenMoney } from '../../wallet/use-token-money';
import type { RefusedVideo } from './refused-video';

interface VideoRefusalProps {
  refused: RefusedVideo;
  balance: number;
}

/** Shows why a video was refused, with a remedy. */
export function VideoRefusal({ refused, balance }: VideoRefusalProps) {
  const { t } = useTranslation('videos');
  const money = useTokenMoney();
  const { tokens: count } = refused;
  const question = t('confirm', { count, money: money(count) });
  return <SpendRefusal {...{ refused, balance, question }} source="chat_video_message" />;
}
