import type { ModalDataReaders } from '../kit/modals/server/modal-data-reader';
import {
  readPacksModal,
  readSmartPacksModal,
  readWelcomeBackModal,
  readWelcomeModal,
} from './server/read-offer-modals.server';

export const modalData = {
  buyTokenModal: readPacksModal,
  smartTokenPackModal: readSmartPacksModal,
  suggestedTokensOfferModal: readSmartPacksModal,
  tokenWelcomeOffer: readWelcomeModal,
  welcomeBackOfferModal: readWelcomeBackModal,
} satisfies ModalDataReaders;
