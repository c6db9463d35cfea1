import { useEffect } from 'react';
import type { Call } from '~/domain/voice-calls/follow-call';
import { callApi } from '../realtime/fetch-api';
import { useLatest } from '../ui/behaviour/use-latest';
import { hangUp } from './hang-up';

export const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Ends a call, or tells that its page was left; it outlives the page that it is told from. */
const tell = (body: { callId: string; isLeaving?: true }) =>
  callApi<Call>('/chats/handle-end-voice-call', { ...post(body), keepalive: true });

export const tellEnd = (callId: string) => tell({ callId });

/**
 * Hangs up a call that is under way when its page gives way to another. A page that is closed or loaded
 * anew may be come back to: it is only told to have been left.
 */
export function useLeaving(callId: string | undefined): void {
  const open = useLatest(callId);
  useEffect(() => {
    const leave = () => {
      const left = open.current;
      if (left !== undefined) void tell({ callId: left, isLeaving: true });
    };
    const end = () => {
      const left = open.current;
      if (left !== undefined) void hangUp(() => tellEnd(left));
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      end();
    };
  }, [open]);
}
