// Written by `npm run areas`.
import type { ComponentType } from 'react';
import type { ModalName } from './modal-names';

/** Fetches what draws a modal: the default export of its file. */
export const modalFiles: Record<ModalName, () => Promise<{ default: ComponentType }>> = {
  allSetModal: () => import('./accounts/modals/all-set-modal'),
  loginAltModal2: () => import('./accounts/modals/login-alt-modal-2'),
  loginAltModal: () => import('./accounts/modals/login-alt-modal'),
  loginModal: () => import('./accounts/modals/login-modal'),
  otpModal: () => import('./accounts/modals/otp-modal'),
  personalizeModal: () => import('./accounts/modals/personalize-modal'),
  signUpAltModal: () => import('./accounts/modals/sign-up-alt-modal'),
  signUpModal: () => import('./accounts/modals/sign-up-modal'),
  signUpPersonalize: () => import('./accounts/modals/sign-up-personalize'),
  verifyEmailModal: () => import('./accounts/modals/verify-email-modal'),
  ageRestrictionModal: () => import('./age-gate/modals/age-restriction-modal'),
  sendReportModal: () => import('./cases/modals/send-report-modal'),
  illegalTopic: () => import('./chat/modals/illegal-topic'),
  addNewCardFailedModal: () => import('./checkout/modals/add-new-card-failed-modal'),
  addNewCardModal: () => import('./checkout/modals/add-new-card-modal'),
  addNewCardSuccessModal: () => import('./checkout/modals/add-new-card-success-modal'),
  checkoutModal: () => import('./checkout/modals/checkout-modal'),
  failFanClubModal: () => import('./checkout/modals/fail-fan-club-modal'),
  failPremiumModal: () => import('./checkout/modals/fail-premium-modal'),
  failTokenModal: () => import('./checkout/modals/fail-token-modal'),
  successFanClubModal: () => import('./checkout/modals/success-fan-club-modal'),
  successPremiumModal: () => import('./checkout/modals/success-premium-modal'),
  successTokenModal: () => import('./checkout/modals/success-token-modal'),
  customConfirmModal: () => import('./confirmations/modals/custom-confirm-modal'),
  resetPasswordModal: () => import('./credentials/modals/reset-password-modal'),
  explorerMobileFiltersModal: () => import('./explorer/modals/explorer-mobile-filters-modal'),
  fanclubJoinModal: () => import('./fanclubs/modals/fanclub-join-modal'),
  installAppAltModal: () => import('./install/modals/install-app-alt-modal'),
  installAppModal: () => import('./install/modals/install-app-modal'),
  languageSelectorModal: () => import('./language/modals/language-selector-modal'),
  privacyModal: () => import('./legal/modals/privacy-modal'),
  termsModal: () => import('./legal/modals/terms-modal'),
  buyTokenModal: () => import('./offers/modals/buy-token-modal'),
  smartTokenPackModal: () => import('./offers/modals/smart-token-pack-modal'),
  suggestedTokensOfferModal: () => import('./offers/modals/suggested-tokens-offer-modal'),
  tokenWelcomeOffer: () => import('./offers/modals/token-welcome-offer'),
  welcomeBackOfferModal: () => import('./offers/modals/welcome-back-offer-modal'),
  confirmDeleteProfile: () => import('./settings/modals/confirm-delete-profile'),
  becomePremiumAltModal: () => import('./subscriptions/modals/become-premium-alt-modal'),
  becomePremiumCreateAITokenShortage: () =>
    import('./subscriptions/modals/become-premium-create-a-i-token-shortage'),
  becomePremiumCreateAI: () => import('./subscriptions/modals/become-premium-create-a-i'),
  becomePremiumSpecialOffer: () => import('./subscriptions/modals/become-premium-special-offer'),
  becomePremiumToStartChatBenefits: () =>
    import('./subscriptions/modals/become-premium-to-start-chat-benefits'),
  becomePremiumToStartChatPlans: () =>
    import('./subscriptions/modals/become-premium-to-start-chat-plans'),
  becomePremiumVideoMessageModal: () =>
    import('./subscriptions/modals/become-premium-video-message-modal'),
  becomePremium: () => import('./subscriptions/modals/become-premium'),
  cancelPremium: () => import('./subscriptions/modals/cancel-premium'),
  getPremiumVoiceModal: () => import('./subscriptions/modals/get-premium-voice-modal'),
};
