import type { ModalDataReaders } from '../modals/server/modal-data-reader';
import {
  readPacksModal,
  readSmartPacksModal,
  readWelcomeBackModal,
  readWelcomeModal,
} from './server/read-offer-modals.server';
import { readTokensOutcome } from './server/read-outcome-modals.server';

export const modalData = {
  buyTokenModal: readPacksModal,
  smartTokenPackModal: readSmartPacksModal,
  successTokenModal: readTokensOutcome,
  suggestedTokensOfferModal: readSmartPacksModal,
  tokenWelcomeOffer: readWelcomeModal,
  welcomeBackOfferModal: readWelcomeBackModal,
} satisfies ModalDataReaders;
