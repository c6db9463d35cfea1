import type { ComponentType } from 'react';
import type { SiteViewer } from '../shell/site-viewer';

type ViewerKind = SiteViewer['kind'];
/** The file of a modal; what it draws is its default export. */
type ModalFile = Promise<{ default: ComponentType }>;

/** How one modal is opened, drawn and left. */
export interface ModalDefinition {
  /** Whoever gets it as asked. In its place a visitor gets sign-up, an unverified user the code. */
  opensFor: readonly ViewerKind[];
  /** CSS pixels at the most; on a phone every modal is a sheet. */
  width: 512 | 523 | 539 | 835;
  /** A press outside leaves it open. */
  staysOnPressOutside?: true;
  /** Only its own steps lead out of it: no Escape, no press outside, no close button. */
  hasNoExit?: true;
  load(): ModalFile;
}

const everybody: readonly ViewerKind[] = ['visitor', 'unverified', 'member'];
const newcomers: readonly ViewerKind[] = ['visitor', 'unverified'];

/**
 * Every modal by the key that opens it. A new one is a row here and a file with a default export.
 * Saying what `load` returns keeps its type out of the files, which name modals themselves.
 */
export const modals = {
  loginModal: {
    opensFor: newcomers,
    width: 835,
    load: (): ModalFile => import('../accounts/modals/login-modal'),
  },
  signUpModal: {
    opensFor: newcomers,
    width: 835,
    load: (): ModalFile => import('../accounts/modals/sign-up-modal'),
  },
  otpModal: {
    opensFor: ['unverified'],
    width: 523,
    staysOnPressOutside: true,
    load: (): ModalFile => import('../accounts/modals/otp-modal'),
  },
  resetPasswordModal: {
    opensFor: everybody,
    width: 523,
    load: (): ModalFile => import('../credentials/modals/reset-password-modal'),
  },
  verifyEmailModal: {
    opensFor: ['unverified'],
    width: 523,
    load: (): ModalFile => import('../accounts/modals/verify-email-modal'),
  },
  allSetModal: {
    opensFor: ['member'],
    width: 523,
    load: (): ModalFile => import('../accounts/modals/all-set-modal'),
  },
  illegalTopic: {
    opensFor: everybody,
    width: 523,
    load: (): ModalFile => import('../chat/modals/illegal-topic'),
  },
  ageRestrictionModal: {
    opensFor: ['visitor'],
    width: 512,
    hasNoExit: true,
    load: (): ModalFile => import('../age-gate/modals/age-restriction-modal'),
  },
  customConfirmModal: {
    opensFor: everybody,
    width: 512,
    load: (): ModalFile => import('./custom-confirm-modal'),
  },
  loginAltModal: {
    opensFor: newcomers,
    width: 835,
    load: (): ModalFile => import('../accounts/modals/login-alt-modal'),
  },
  loginAltModal2: {
    opensFor: newcomers,
    width: 835,
    load: (): ModalFile => import('../accounts/modals/login-alt-modal-2'),
  },
  signUpAltModal: {
    opensFor: newcomers,
    width: 835,
    load: (): ModalFile => import('../accounts/modals/sign-up-alt-modal'),
  },
  personalizeModal: {
    opensFor: ['member'],
    width: 523,
    load: (): ModalFile => import('../accounts/modals/personalize-modal'),
  },
  signUpPersonalize: {
    opensFor: ['member'],
    width: 523,
    load: (): ModalFile => import('../accounts/modals/personalize-modal'),
  },
  installAppModal: {
    opensFor: everybody,
    width: 523,
    load: (): ModalFile => import('../install/modals/install-app-modal'),
  },
  installAppAltModal: {
    opensFor: everybody,
    width: 523,
    load: (): ModalFile => import('../install/modals/install-app-alt-modal'),
  },
  confirmDeleteProfile: {
    opensFor: ['member'],
    width: 523,
    load: (): ModalFile => import('../settings/modals/confirm-delete-profile'),
  },
  languageSelectorModal: {
    opensFor: everybody,
    width: 523,
    load: (): ModalFile => import('../language/modals/language-selector-modal'),
  },
  explorerMobileFiltersModal: {
    opensFor: everybody,
    width: 523,
    load: (): ModalFile => import('../explorer/modals/explorer-mobile-filters-modal'),
  },
  sendReportModal: {
    opensFor: ['member'],
    width: 523,
    load: (): ModalFile => import('../cases/modals/send-report-modal'),
  },
  termsModal: {
    opensFor: everybody,
    width: 835,
    load: (): ModalFile => import('../legal/modals/terms-modal'),
  },
  privacyModal: {
    opensFor: everybody,
    width: 835,
    load: (): ModalFile => import('../legal/modals/privacy-modal'),
  },
} as const satisfies Record<string, ModalDefinition>;

export type ModalName = keyof typeof modals;

export function isModalName(name: string): name is ModalName {
  return Object.hasOwn(modals, name);
}

/** The row of a modal with all its fields, given or not. */
export function definitionOf(name: ModalName): ModalDefinition {
  return modals[name];
}
