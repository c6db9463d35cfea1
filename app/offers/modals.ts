import { type ModalDefinitions } from '../kit/modals/modal-definition';

/** Whoever may buy; a visitor gets sign-up in their place. */
const buyers = ['unverified', 'member'] as const;

export const modals = {
  buyTokenModal: { opensFor: buyers, width: 835 },
  smartTokenPackModal: { opensFor: buyers, width: 835 },
  suggestedTokensOfferModal: { opensFor: buyers, width: 539 },
  tokenWelcomeOffer: { opensFor: buyers, width: 835 },
  welcomeBackOfferModal: { opensFor: ['member'], width: 835 },
} as const satisfies ModalDefinitions;
