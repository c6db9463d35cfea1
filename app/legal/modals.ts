import { everybody, type ModalDefinitions } from '../kit/modals/modal-definition';

export const modals = {
  termsModal: { opensFor: everybody, width: 835 },
  privacyModal: { opensFor: everybody, width: 835 },
} as const satisfies ModalDefinitions;
