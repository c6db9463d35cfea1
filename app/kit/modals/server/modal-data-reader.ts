import type { AppLoadContext } from '@remix-run/node';
import type { ModalName } from '../modal-name';

/** Reads what one modal shows: for whom it opens, told what its address tells it. */
export type ModalDataReader = (
  context: AppLoadContext,
  told: Record<string, string>,
) => Promise<unknown>;

/** The readers of an area's modals (its `modal-data.server.ts`), by key. */
export type ModalDataReaders = Readonly<Partial<Record<ModalName, ModalDataReader>>>;
