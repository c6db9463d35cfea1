import { useEffect, useState } from 'react';
import { useSite } from '../site/use-site';
import { newerFigure, type TimedFigure } from './newer-figure';
import { useStreamEvents } from './event-stream-context';
import type { StreamEvent } from './stream-event';

/**
 * Returns a figure as the page was loaded with, or as an event has told since the page's data was read.
 * Data that was read before an event may arrive after it, so the two are told apart by their times.
 * @param figureOf returns what an event says of the figure, or null; the same function each time
 */
export function useLiveFigure(
  loaded: number,
  figureOf: (event: StreamEvent) => number | null,
): number {
  const onStreamEvent = useStreamEvents();
  const { readAt } = useSite();
  const [told, setTold] = useState<TimedFigure | null>(null);
  useEffect(
    () =>
      onStreamEvent((event, at) => {
        const figure = figureOf(event);
        // What a tab missed is told to it after what it heard.
        if (figure !== null) setTold((known) => (known && known.at > at ? known : { at, figure }));
      }),
    [onStreamEvent, figureOf],
  );
  return newerFigure({ figure: loaded, at: readAt }, told);
}
