import { illegalTopic } from './illegal-topic';
import { loginModal } from './login-modal';
import type { ModalDefinition } from './modal-definition';
import { otpModal } from './otp-modal';
import { signUpModal } from './sign-up-modal';

/** Every modal by the key that opens it. */
export const modals: Readonly<Record<string, ModalDefinition>> = {
  loginModal,
  signUpModal,
  otpModal,
  illegalTopic,
};
