import { useTranslation } from 'react-i18next';
import { Notice } from '../../kit/ui/feedback/notice';
import type { LostPress } from './use-lost-press';

/** Shows whether money was charged, after a press that may have been lost. */
export function LostPressNotice({ lost }: { lost: LostPress }) {
  const { t } = useTranslation('checkout');
  return <Notice kind={lost === 'asked' ? 'info' : 'danger'}>{t(`line.${lost}`)}</Notice>;
}
