import type { AppLoadContext } from '@remix-run/node';
import type { ModalName } from '../modal-name';

/** Reads what one modal shows: for whom it opens, told what its address tells it. */
export type ModalDataReader = (
  context: AppLoadContext,
  told: Record<string, string>,
) => Promise<unknown>;

/** What the modals of an area show (its `modal-data.server.ts`), by their keys. */
export type ModalDataReaders = Readonly<Partial<Record<ModalName, ModalDataReader>>>;
