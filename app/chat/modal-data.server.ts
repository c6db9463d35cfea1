import type { ModalDataReaders } from '../modals/server/modal-data-reader';
import { readChatActs } from './server/read-chat-acts.server';
import { readMessageActs } from './server/read-message-acts.server';
import { readTipSheet } from './server/read-tip-sheet.server';

export const modalData = {
  chatActions: readChatActs,
  messageActions: readMessageActs,
  tipModal: readTipSheet,
} satisfies ModalDataReaders;
