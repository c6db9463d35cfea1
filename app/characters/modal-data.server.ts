import type { ModalDataReaders } from '../modals/server/modal-data-reader';
import { readBlockSheet } from './server/read-block-sheet.server';

export const modalData = { blockModal: readBlockSheet } satisfies ModalDataReaders;
