import type { ModalDataReaders } from '../modals/server/modal-data-reader';
import { readJoinModal } from './server/read-join-modal.server';

export const modalData = { fanclubJoinModal: readJoinModal } satisfies ModalDataReaders;
