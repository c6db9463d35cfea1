import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { requestedModals } from '../../kit/modals/modal-keys';
import { useLatest } from '../../kit/ui/behaviour/use-latest';
import { isCovered, sendsKept, type Kept } from './sends-kept';

interface Options {
  terms: Parameters<typeof isCovered>[1];
  isShort: boolean;
  /** Sends the kept message; what cannot be sent stays in place. */
  send(kept: Kept): void;
}

/** Sends the kept message once the person returns from checkout with enough tokens. */
export function useSendKept({ terms, isShort, send }: Options) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isModalOpen = requestedModals(new URLSearchParams(search)).length > 0;
  const kept = isModalOpen ? null : sendsKept.read(search);
  const due = kept !== null && !isShort && isCovered(kept, terms) ? kept : null;
  const goOn = useLatest(() => {
    if (due) send(due);
    navigate(
      { pathname, search: sendsKept.without(search) },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (due) goOn.current();
  }, [due, goOn]);
}
