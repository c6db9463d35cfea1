import { type ModalDefinitions } from '../kit/modals/modal-definition';

export const modals = {
  ageRestrictionModal: { opensFor: ['visitor'], width: 512, hasNoExit: true },
} as const satisfies ModalDefinitions;
