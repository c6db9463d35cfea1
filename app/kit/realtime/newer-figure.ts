/** A figure and the time at which it was correct, in milliseconds by the server's clock. */
export interface TimedFigure {
  figure: number;
  at: number;
}

/** Returns the newer of the figure in the page's data and the figure of the last event. */
export const newerFigure = (read: TimedFigure, told: TimedFigure | null): number =>
  told && told.at >= read.at ? told.figure : read.figure;
