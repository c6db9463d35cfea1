import { IllegalTopic } from './illegal-topic';
import { LoginModal } from './login-modal';
import type { ModalContents } from './modal-contents';
import { ModalFrame } from './modal-frame';
import { OtpModal } from './otp-modal';
import { ResetPasswordModal } from './reset-password-modal';
import { SignUpModal } from './sign-up-modal';
import { VerifyEmailModal } from './verify-email-modal';

const contents = {
  loginModal: LoginModal,
  signUpModal: SignUpModal,
  otpModal: OtpModal,
  resetPasswordModal: ResetPasswordModal,
  verifyEmailModal: VerifyEmailModal,
  illegalTopic: IllegalTopic,
};

/** Every modal at hand: the server draws whichever an address asks for, at once. */
export const allContents: ModalContents = {
  find: (name) => ({ Frame: ModalFrame, Content: contents[name] }),
  load: () => Promise.resolve(),
};
