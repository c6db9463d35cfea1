import type { ModalDefinitions } from '../kit/modals/modal-definition';

export const modals = {
  creatorGenderAcceptanceModal: { opensFor: ['member'], width: 523 },
  creatorBioExampleModal: { opensFor: ['member'], width: 523 },
  facePhotoExamplesModal: { opensFor: ['member'], width: 523 },
  bodyPhotoExamplesModal: { opensFor: ['member'], width: 523 },
  verifiedModelSupportModalContent: { opensFor: ['member'], width: 523 },
} as const satisfies ModalDefinitions;
