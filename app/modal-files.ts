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
  customConfirmModal: () => import('./confirmations/modals/custom-confirm-modal'),
  resetPasswordModal: () => import('./credentials/modals/reset-password-modal'),
  explorerMobileFiltersModal: () => import('./explorer/modals/explorer-mobile-filters-modal'),
  installAppAltModal: () => import('./install/modals/install-app-alt-modal'),
  installAppModal: () => import('./install/modals/install-app-modal'),
  languageSelectorModal: () => import('./language/modals/language-selector-modal'),
  privacyModal: () => import('./legal/modals/privacy-modal'),
  termsModal: () => import('./legal/modals/terms-modal'),
  confirmDeleteProfile: () => import('./settings/modals/confirm-delete-profile'),
};
