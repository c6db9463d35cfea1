import type { ModalDataReaders } from '../kit/modals/server/modal-data-reader';
import { readPictured } from './server/read-pictured.server';

export const modalData = {
  generateImageChooseCharacter: readPictured,
} satisfies ModalDataReaders;
