import { everybody, type ModalDefinitions } from '../kit/modals/modal-definition';

export const modals = {
  explorerMobileFiltersModal: { opensFor: everybody, width: 523 },
} as const satisfies ModalDefinitions;
