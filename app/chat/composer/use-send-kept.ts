import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import type { SendAllowance } from '~/domain/chat/send/get-send-allowance';
import { requestedModals } from '../../modals/modal-keys';
import { useLatest } from '../../ui/behaviour/use-latest';
import type { ThreadData } from '../thread/thread-data';
import { sendsKept } from './sends-kept';

interface Kept {
  data: ThreadData;
  allowance: SendAllowance;
  /** Sends at once; false where it cannot. */
  onSend(content: string): boolean;
  isShort: boolean;
  words(): string;
  write(words: string): void;
}

/** Sends what was kept once somebody comes back from checkout with enough for it. */
export function useSendKept({ allowance, data, onSend, isShort, words, write }: Kept) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAsked =
    sendsKept.isAsked(search) && requestedModals(new URLSearchParams(search)).length === 0;
  const isCovered =
    allowance.kind === 'premium' ||
    (allowance.kind === 'priced' && allowance.balance >= data.messagePrice);
  const send = useLatest(() => {
    const content = words();
    if (content !== '' && onSend(content)) write('');
    navigate(
      { pathname, search: sendsKept.without(search) },
      { replace: true, preventScrollReset: true },
    );
  });
  useEffect(() => {
    if (isAsked && isCovered && !isShort) send.current();
  }, [isAsked, isCovered, isShort, send]);
}
