import type { ModalDataReaders } from '../kit/modals/server/modal-data-reader';
import { readJoinModal } from './server/read-join-modal.server';

export const modalData = { fanclubJoinModal: readJoinModal } satisfies ModalDataReaders;
