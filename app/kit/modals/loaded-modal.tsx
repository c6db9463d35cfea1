import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ModalFailure } from './modal-failure';
import { ModalGone } from './modal-gone';
import type { ModalDataReader } from './server/modal-data-reader';
import { useModalData } from './use-modal-data';

interface LoadedModalProps<Read extends ModalDataReader> {
  /** The class of the height that is kept free until the data has arrived. */
  height: string;
  /** The title if there is no data. */
  gone: string;
  children: (data: NonNullable<Awaited<ReturnType<Read>>>) => ReactNode;
}

/** Shows a modal with its data; until then a placeholder, and otherwise that it failed or has no data. */
export function LoadedModal<Read extends ModalDataReader>({
  height,
  gone,
  children,
}: LoadedModalProps<Read>) {
  const { data, hasFailed, retry } = useModalData<Read>();
  if (hasFailed) return <ModalFailure onRetry={retry} className="p-8" />;
  if (data === undefined) return <div aria-busy="true" className={clsx('skeleton', height)} />;
  return data === null ? <ModalGone title={gone} /> : <>{children(data)}</>;
}
