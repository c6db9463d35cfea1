import type { ModalDataReaders } from '../kit/modals/server/modal-data-reader';
import { readBlockSheet } from './server/read-block-sheet.server';

export const modalData = { blockModal: readBlockSheet } satisfies ModalDataReaders;
