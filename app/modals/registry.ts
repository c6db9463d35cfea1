import type { ModalDefinition } from './modal-definition';

/** Every modal by the key that opens it; what each draws is in the file of its name. */
export const modals = {
  loginModal: { forVisitors: true, closesOutside: true, width: 'wide' },
  signUpModal: { forVisitors: true, closesOutside: true, width: 'wide' },
  resetPasswordModal: { forVisitors: true, closesOutside: true, width: 'narrow' },
  verifyEmailModal: { forVisitors: false, closesOutside: true, width: 'narrow' },
  otpModal: { forVisitors: false, closesOutside: false, width: 'narrow' },
  illegalTopic: { forVisitors: true, closesOutside: true, width: 'narrow' },
} as const satisfies Record<string, ModalDefinition>;

export type ModalName = keyof typeof modals;

export function isModalName(name: string): name is ModalName {
  return Object.hasOwn(modals, name);
}
