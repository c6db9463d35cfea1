import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { serverEvent } from '~/realtime/protocol/names';
import { modalHref } from '../../modals/modal-keys';
import { useRealtime } from '../../realtime/realtime-context';
import type { ChatEvent } from '../../realtime/chat-event';
import { messageTooLong, trialEnded } from '../../realtime/refusals';

/** A refusal that has a modal of its own opens it. */
export function useFollowRefusals(): void {
  const { onChatEvent } = useRealtime();
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(
    () =>
      onChatEvent((event) => {
        const modal = modalOf(event);
        if (modal) navigate(modalHref(location, modal), { preventScrollReset: true });
      }),
    [onChatEvent, location, navigate],
  );
}

function modalOf({ name, payload }: ChatEvent): string | null {
  if (name === serverEvent.rejectedMessageError) {
    return payload.error === messageTooLong ? null : 'illegalTopic';
  }
  return name === serverEvent.chatError && payload.error === trialEnded ? 'signUpModal' : null;
}
