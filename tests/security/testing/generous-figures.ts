import { attemptFigures, type AttemptFigures } from '~/app/http/attempt-figures';

const generous = { attempts: 100_000, seconds: 60 };

/** For tests that try a form more often than anybody may. */
export const generousFigures = Object.fromEntries(
  Object.keys(attemptFigures).map((name) => [name, { address: generous, account: generous }]),
) as AttemptFigures;
