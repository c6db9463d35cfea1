import { useEffect, useState } from 'react';
import type { CallLine } from '~/domain/voice-calls/schema';
import { serverEvent } from '~/realtime/protocol/names';
import { useRealtime } from '../chat/live/realtime-context';

export interface Caption extends CallLine {
  turn: number;
}

/** The number of turns that stay visible. */
const mostTurns = 40;

/**
 * Returns the transcript of both sides from live events, completed with what was said while this page
 * received none.
 */
export function useCaptions(callId: string, lines: readonly CallLine[]): Caption[] {
  const { onChatEvent } = useRealtime();
  const [received, setReceived] = useState<ReadonlyMap<number, CallLine>>(new Map());
  useEffect(
    () =>
      onChatEvent((event) => {
        if (event.name !== serverEvent.callCaptioned || event.payload.callId !== callId) return;
        const { turn, role, text } = event.payload;
        setReceived((before) => new Map(before).set(turn, { role, text }));
      }),
    [onChatEvent, callId],
  );
  const captions = new Map<number, CallLine>(lines.map((line, turn) => [turn, line]));
  for (const [turn, line] of received) {
    // The text of a turn only grows.
    if (line.text.length >= (captions.get(turn)?.text.length ?? 0)) captions.set(turn, line);
  }
  return [...captions]
    .sort(([one], [other]) => one - other)
    .slice(-mostTurns)
    .map(([turn, line]) => ({ turn, ...line }));
}
