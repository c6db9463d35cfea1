import type { ModalDefinitions } from '../kit/modals/modal-definition';

export const modals = {
  manualKYCVerificationModal: { opensFor: ['member'], width: 523 },
} as const satisfies ModalDefinitions;
