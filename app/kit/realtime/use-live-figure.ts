import { useEffect, useState } from 'react';
import { useSite } from '../site/use-site';
import { newerFigure, type TimedFigure } from './newer-figure';
import { useStreamEvents } from './event-stream-context';
import type { StreamEvent } from './stream-event';

/**
 * Returns a figure from the page's data, or from an event that is newer than that data. Data that was read
 * before an event may arrive after it, so their times decide.
 * @param figureOf returns the figure in an event, or null; it must be the same function on each render
 */
export function useLiveFigure(
  loaded: number,
  figureOf: (event: StreamEvent) => number | null,
): number {
  const onStreamEvent = useStreamEvents();
  const { readAt } = useSite();
  const [latest, setLatest] = useState<TimedFigure | null>(null);
  useEffect(
    () =>
      onStreamEvent((event, at) => {
        const figure = figureOf(event);
        // Missed events are delivered after newer ones.
        if (figure !== null)
          setLatest((previous) => (previous && previous.at > at ? previous : { at, figure }));
      }),
    [onStreamEvent, figureOf],
  );
  return newerFigure({ figure: loaded, at: readAt }, latest);
}
