import type { AppLoadContext } from '@remix-run/node';
import type { ModalName } from '../modal-name';

/** Reads the data of one modal for a viewer, with the parameters from its address. */
export type ModalDataReader = (
  context: AppLoadContext,
  params: Record<string, string>,
) => Promise<unknown>;

/** The readers of an area's modals (its `modal-data.server.ts`), by key. */
export type ModalDataReaders = Readonly<Partial<Record<ModalName, ModalDataReader>>>;
