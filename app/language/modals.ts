import { everybody, type ModalDefinitions } from '../kit/modals/modal-definition';

export const modals = {
  languageSelectorModal: { opensFor: everybody, width: 523 },
} as const satisfies ModalDefinitions;
