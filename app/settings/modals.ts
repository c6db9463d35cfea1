import { type ModalDefinitions } from '../kit/modals/modal-definition';

export const modals = {
  confirmDeleteProfile: { opensFor: ['member'], width: 523 },
} as const satisfies ModalDefinitions;
