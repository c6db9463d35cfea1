import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useFetcher } from '../forms/use-fetcher';
import { useSite } from '../site/use-site';
import { useHydrated } from '../ui/behaviour/use-hydrated';
import { useOpenModal } from './open-modal-context';
import { useModalContents } from './modal-contents';
import { modalSearch } from './modal-keys';
import type { ModalShown } from './modal-shown';
import type { ModalDataReader } from './server/modal-data-reader';

/**
 * Returns the data of the open modal, as its area's `modal-data.server.ts` reads it. It comes with the page
 * if the modal did, otherwise it is fetched; undefined until it has arrived.
 */
export function useModalData<Read extends ModalDataReader>() {
  const { name, meta } = useOpenModal();
  const { modal: ofPage } = useSite();
  const [cameWithPage] = useState(!useHydrated());
  const search = modalSearch(name, meta);
  const passedOn = useModalContents().searchToPassOn(useLocation().search);
  const address = `/modal_data?${[search, passedOn].filter(Boolean).join('&')}`;
  const fetcher = useFetcher<{ modal: ModalShown | null }>({ key: `modal ${search}` });
  const { load, data: fetched } = fetcher;
  const isAtHand = cameWithPage && ofPage?.search === search;
  useEffect(() => {
    if (!isAtHand) load(address);
  }, [isAtHand, load, address]);
  const found = [fetched?.modal, ofPage].find((one) => one?.search === search);
  return {
    data: found?.data as Awaited<ReturnType<Read>> | undefined,
    hasFailed: !found && fetcher.state === 'idle' && fetched?.modal === null,
    retry: () => load(address),
  };
}
