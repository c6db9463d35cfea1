import type { ModalDataReaders } from '../kit/modals/server/modal-data-reader';
import { readCancelModal } from './server/read-cancel-modal.server';
import {
  readPitchModal,
  readPlansModal,
  readSpecialOfferModal,
  readStartChatModal,
} from './server/read-premium-modals.server';

export const modalData = {
  becomePremium: readPlansModal,
  becomePremiumAltModal: readPitchModal,
  becomePremiumCreateAI: readPitchModal,
  becomePremiumCreateAITokenShortage: readPitchModal,
  becomePremiumSpecialOffer: readSpecialOfferModal,
  becomePremiumToStartChatBenefits: readPitchModal,
  becomePremiumToStartChatPlans: readStartChatModal,
  becomePremiumVideoMessageModal: readPitchModal,
  cancelPremium: readCancelModal,
  getPremiumVoiceModal: readPitchModal,
} satisfies ModalDataReaders;
