import type { ModalDataReaders } from '../kit/modals/server/modal-data-reader';
import { readDailyModal, readLevelModal, readSpinModal } from './server/read-play-modals.server';

export const modalData = {
  dailyRewardModal: readDailyModal,
  levelUpModal: readLevelModal,
  spinModal: readSpinModal,
} satisfies ModalDataReaders;
