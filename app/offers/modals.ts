import { type ModalDefinitions } from '../kit/modals/modal-definition';

/** The viewers who may buy. A visitor gets sign-up instead. */
const buyers = ['unverified', 'member'] as const;

export const modals = {
  buyTokenModal: { opensFor: buyers, width: 835 },
  smartTokenPackModal: { opensFor: buyers, width: 835 },
  suggestedTokensOfferModal: { opensFor: buyers, width: 539 },
  tokenWelcomeOffer: { opensFor: buyers, width: 835 },
  welcomeBackOfferModal: { opensFor: ['member'], width: 835 },
} as const satisfies ModalDefinitions;
