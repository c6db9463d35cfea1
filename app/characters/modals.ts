import type { ModalDefinitions } from '../modals/modal-definition';

export const modals = {
  blockModal: { opensFor: ['member'], width: 512 },
} as const satisfies ModalDefinitions;
