import type { ModalDefinitions } from '../kit/modals/modal-definition';

export const modals = {
  addAssetsToPostModal: { opensFor: ['member'], width: 512 },
  postCreatedModal: { opensFor: ['member'], width: 512 },
  postVerifyDeleteModal: { opensFor: ['member'], width: 512 },
  postVerifyDeleteImageModal: { opensFor: ['member'], width: 512 },
  editPostCaptionModal: { opensFor: ['member'], width: 512 },
} as const satisfies ModalDefinitions;
