import { useEffect } from 'react';
import type { Call } from '~/domain/voice-calls/follow-call';
import { callApi } from '../kit/realtime/fetch-api';
import { useLatest } from '../kit/ui/behaviour/use-latest';
import { hangUp } from './hang-up';

export const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Ends a call, or reports that its page was left. The request outlives the page. */
const report = (body: { callId: string; isLeaving?: true }) =>
  callApi<Call>('/chats/handle-end-voice-call', { ...post(body), keepalive: true });

export const requestCallEnd = (callId: string) => report({ callId });

/**
 * Ends a running call when another page replaces its page. A person may come back to a page that is closed
 * or reloaded, so that is only reported as left.
 */
export function useLeaving(callId: string | undefined): void {
  const open = useLatest(callId);
  useEffect(() => {
    const leave = () => {
      const left = open.current;
      if (left !== undefined) void report({ callId: left, isLeaving: true });
    };
    const end = () => {
      const left = open.current;
      if (left !== undefined) void hangUp(() => requestCallEnd(left));
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      end();
    };
  }, [open]);
}
