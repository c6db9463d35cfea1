import { useLocation, useNavigate, useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { chatSentences } from '~/realtime/protocol/chat-refusals';
import { serverEvent } from '~/realtime/protocol/names';
import { modalHref } from '../../kit/modals/modal-keys';
import { useRealtime } from '../live/realtime-context';
import type { ChatEvent } from '../live/chat-event';
import { isOurs, type Thread } from '../live/thread';
import { useLatest } from '../../kit/ui/behaviour/use-latest';
import { underReviewHref } from '../../age-reviews/under-review-href';

const signUpModal = 'signUpModal';

/** Refusals that the thread shows in place of the composer. */
const shownByPage: readonly string[] = [
  chatSentences['adult-confirmation-required'],
  chatSentences['chat-paused'],
];

interface FollowOptions {
  thread: Thread;
  maySell: boolean;
}

/**
 * Opens the modal or page of a refusal in the tab where the message was written; the modal after a trial
 * is an offer and may be suppressed. If the page's data shows the refusal, it is reloaded.
 */
export function useFollowRefusals({ thread, maySell }: FollowOptions): void {
  const { onChatEvent } = useRealtime();
  const location = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isWrittenHere = useLatest((key: string | null) => isOurs(thread, key));
  useEffect(
    () =>
      onChatEvent((event) => {
        const error = errorOf(event);
        // The person may not use this page any more, so the whole document is left.
        if (error === chatSentences.under_age_review)
          return window.location.assign(underReviewHref);
        if (error !== null && shownByPage.includes(error)) return revalidate();
        const modal = modalOf(event);
        if (modal && isWrittenHere.current(keyOf(event)) && (maySell || modal !== signUpModal))
          navigate(modalHref(location, modal), { preventScrollReset: true });
      }),
    [onChatEvent, location, navigate, revalidate, isWrittenHere, maySell],
  );
}

function keyOf({ name, payload }: ChatEvent): string | null {
  if (name === serverEvent.rejectedMessageError) return payload.idempotencyKey;
  return name === serverEvent.chatError ? (payload.idempotencyKey ?? null) : null;
}

function errorOf({ name, payload }: ChatEvent): string | null {
  if (name === serverEvent.rejectedMessageError) return payload.error;
  return name === serverEvent.chatError ? payload.error : null;
}

function modalOf({ name, payload }: ChatEvent): string | null {
  if (name === serverEvent.rejectedMessageError) {
    return payload.error === chatSentences['message-too-long'] ? null : 'illegalTopic';
  }
  return name === serverEvent.chatError && payload.error === chatSentences['trial-ended']
    ? signUpModal
    : null;
}
