import type { ModalDataReaders } from '../modals/server/modal-data-reader';
import { readMessageActs } from './server/read-message-acts.server';

export const modalData = { messageActions: readMessageActs } satisfies ModalDataReaders;
