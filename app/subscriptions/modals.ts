import { type ModalDefinitions } from '../kit/modals/modal-definition';

/** The viewers who may buy. A visitor gets sign-up instead. */
const buyers = ['unverified', 'member'] as const;

export const modals = {
  becomePremium: { opensFor: buyers, width: 920 },
  becomePremiumAltModal: { opensFor: buyers, width: 835 },
  becomePremiumCreateAI: { opensFor: buyers, width: 835 },
  becomePremiumCreateAITokenShortage: { opensFor: buyers, width: 835 },
  becomePremiumSpecialOffer: { opensFor: buyers, width: 835 },
  becomePremiumToStartChatBenefits: { opensFor: buyers, width: 835 },
  becomePremiumToStartChatPlans: { opensFor: buyers, width: 920 },
  becomePremiumVideoMessageModal: { opensFor: buyers, width: 835 },
  cancelPremium: { opensFor: ['member'], width: 512 },
  getPremiumVoiceModal: { opensFor: buyers, width: 835 },
} as const satisfies ModalDefinitions;
