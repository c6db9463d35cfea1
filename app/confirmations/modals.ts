import { everybody, type ModalDefinitions } from '../kit/modals/modal-definition';

export const modals = {
  customConfirmModal: { opensFor: everybody, width: 512 },
} as const satisfies ModalDefinitions;
