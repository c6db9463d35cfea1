import type { ComponentType } from 'react';
import type { ModalContents, ModalParts } from './modal-contents';
import type { ModalName } from './registry';

const loaders: Record<ModalName, () => Promise<ComponentType>> = {
  loginModal: async () => (await import('./login-modal')).LoginModal,
  signUpModal: async () => (await import('./sign-up-modal')).SignUpModal,
  resetPasswordModal: async () => (await import('./reset-password-modal')).ResetPasswordModal,
  verifyEmailModal: async () => (await import('./verify-email-modal')).VerifyEmailModal,
  otpModal: async () => (await import('./otp-modal')).OtpModal,
  illegalTopic: async () => (await import('./illegal-topic')).IllegalTopic,
};

/** Fetches a modal when it is about to be shown; most visits open none. */
export function createLazyContents(): ModalContents {
  const loaded = new Map<ModalName, ModalParts>();
  return {
    find: (name) => loaded.get(name),
    async load(name) {
      if (loaded.has(name)) return;
      const [{ ModalFrame }, Content] = await Promise.all([
        import('./modal-frame'),
        loaders[name](),
      ]);
      loaded.set(name, { Frame: ModalFrame, Content });
    },
  };
}
