import { useTranslation } from 'react-i18next';
import { ModalFailure } from '../../kit/modals/modal-failure';
import { ModalGone } from '../../kit/modals/modal-gone';
import { useModalData } from '../../kit/modals/use-modal-data';
import { NotPlayingModal } from '../not-playing-modal';
import type { readSpinModal } from '../server/read-play-modals.server';
import { useKeptData } from '../use-kept-data';
import { LockedWheel } from '../wheel/locked-wheel';
import { WheelStage } from '../wheel/wheel-stage';

/** The wheel: a subscriber spins it; others see what Premium gives. */
export default function SpinModal() {
  const { t } = useTranslation('quests');
  const { data, hasFailed, retry } = useModalData<typeof readSpinModal>();
  const shown = useKeptData(data);
  if (hasFailed) return <ModalFailure onRetry={retry} className="p-10" />;
  if (!shown) return <div className="skeleton rounded-card m-8 h-105" aria-busy="true" />;
  if (shown.kind !== 'open') return <NotPlayingModal kind={shown.kind} />;
  if (!shown.isOpen) {
    return (
      <ModalGone title={t('wheel.closed-title')}>
        <p className="text-fg-2 mt-3">{t('wheel.closed-text')}</p>
      </ModalGone>
    );
  }
  return shown.isPremium ? <WheelStage wheel={shown} /> : <LockedWheel wheel={shown} />;
}
