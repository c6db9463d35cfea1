import { isFull } from '../../testing/sample';

/** The number of requests: a sample in every run of the tests, all in the full run. */
export const amounts = isFull
  ? {
      malformed: 8000,
      odd: 2000,
      broken: 500,
      frames: 2000,
      paths: 10_000,
      bodies: 10_000,
      timeoutMs: 900_000,
    }
  : {
      malformed: 1600,
      odd: 400,
      broken: 100,
      frames: 250,
      paths: 400,
      bodies: 200,
      timeoutMs: 60_000,
    };
