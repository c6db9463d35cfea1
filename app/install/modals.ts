import { everybody, type ModalDefinitions } from '../kit/modals/modal-definition';

export const modals = {
  installAppModal: { opensFor: everybody, width: 523 },
  installAppAltModal: { opensFor: everybody, width: 523 },
} as const satisfies ModalDefinitions;
