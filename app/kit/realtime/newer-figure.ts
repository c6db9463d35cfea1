/** A figure and when it was right, in milliseconds by the server's clock. */
export interface TimedFigure {
  figure: number;
  at: number;
}

/** Returns the newer of what a page's data was read with and what an event has told. */
export const newerFigure = (read: TimedFigure, told: TimedFigure | null): number =>
  told && told.at >= read.at ? told.figure : read.figure;
