import { type ModalDefinitions } from '../kit/modals/modal-definition';

export const modals = {
  fanclubJoinModal: { opensFor: ['member'], width: 835 },
} as const satisfies ModalDefinitions;
