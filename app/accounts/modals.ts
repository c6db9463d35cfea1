import { everybody, newcomers, type ModalDefinitions } from '../kit/modals/modal-definition';

export const modals = {
  loginModal: { opensFor: newcomers, width: 835 },
  loginAltModal: { opensFor: newcomers, width: 835 },
  loginAltModal2: { opensFor: newcomers, width: 835 },
  signUpModal: { opensFor: newcomers, width: 835 },
  signUpAltModal: { opensFor: newcomers, width: 835 },
  otpModal: { opensFor: ['unverified'], width: 523, staysOnPressOutside: true },
  verifyEmailModal: { opensFor: ['unverified'], width: 523 },
  allSetModal: { opensFor: ['member'], width: 523 },
  personalizeModal: { opensFor: ['member'], width: 523 },
  signUpPersonalize: { opensFor: ['member'], width: 523 },
  resetPasswordModal: { opensFor: everybody, width: 523 },
} as const satisfies ModalDefinitions;
