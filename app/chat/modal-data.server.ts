import type { ModalDataReaders } from '../kit/modals/server/modal-data-reader';
import { readChatActs } from './server/read-chat-acts.server';
import { readGalleryModal } from './server/read-gallery.server';
import { readMessageActs } from './server/read-message-acts.server';
import { readPictureView } from './server/read-picture-view.server';
import { readPhotoSheet } from './server/read-photo-sheet.server';
import { readTipSheet } from './server/read-tip-sheet.server';
import { readVideoOffer, readVideoResult } from './server/read-video-sheet.server';

export const modalData = {
  chatActions: readChatActs,
  confirmResultVideoMessageModal: readVideoResult,
  confirmVideoMessageModal: readVideoOffer,
  characterPhotoViewModal: readPictureView,
  characterVideoViewModal: readPictureView,
  chatGalleryModal: readGalleryModal,
  messageActions: readMessageActs,
  photoModal: readPhotoSheet,
  tipModal: readTipSheet,
} satisfies ModalDataReaders;
