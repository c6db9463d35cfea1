import { everybody, type ModalDefinitions } from '../kit/modals/modal-definition';

export const modals = {
  chatActions: { opensFor: everybody, width: 512 },
  messageActions: { opensFor: everybody, width: 512 },
  tipModal: { opensFor: ['member'], width: 512 },
  chatGalleryModal: { opensFor: ['member'], width: 835 },
  characterPhotoViewModal: { opensFor: ['member'], width: 920, sharesFrame: 'picture-view' },
  characterVideoViewModal: { opensFor: ['member'], width: 920, sharesFrame: 'picture-view' },
  photoModal: { opensFor: ['member'], width: 512 },
  confirmVideoMessageModal: { opensFor: ['member'], width: 835 },
  confirmResultVideoMessageModal: { opensFor: ['member'], width: 835 },
  illegalTopic: { opensFor: everybody, width: 523 },
} as const satisfies ModalDefinitions;
