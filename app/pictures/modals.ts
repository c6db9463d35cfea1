import type { ModalDefinitions } from '../kit/modals/modal-definition';

export const modals = {
  generateImageChooseCharacter: { opensFor: ['member'], width: 512 },
} as const satisfies ModalDefinitions;
