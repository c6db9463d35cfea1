import { useTranslation } from 'react-i18next';
import { Notice } from '../../kit/ui/feedback/notice';
import type { LostPress } from './use-lost-press';

/** What is known of the money after a press that the line may have lost. */
export function LostPressNotice({ lost }: { lost: LostPress }) {
  const { t } = useTranslation('checkout');
  return <Notice kind={lost === 'asked' ? 'info' : 'danger'}>{t(`line.${lost}`)}</Notice>;
}
