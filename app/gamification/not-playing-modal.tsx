import { useTranslation } from 'react-i18next';
import { ModalGone } from '../kit/modals/modal-gone';
import type { NotPlaying } from './server/read-quests.server';

/** Shown instead of a modal of gamification to a person who does not play. */
export function NotPlayingModal({ kind }: NotPlaying) {
  const { t } = useTranslation('quests');
  return <ModalGone title={t(`${kind}.title`)} />;
}
