/** A figure and the time at which it was correct, in milliseconds by the server's clock. */
export interface TimedFigure {
  figure: number;
  at: number;
}

/** Returns the newer of the figure in the page's data and the figure of the last event. */
export const newerFigure = (read: TimedFigure, fromEvent: TimedFigure | null): number =>
  fromEvent && fromEvent.at >= read.at ? fromEvent.figure : read.figure;
