import type { RefundsRow } from '~/db/rows';
import type { CellShown, Tone } from '../../staff/resources/shown';
import type { Words } from '../../staff/resources/words.server';

const tones: Record<RefundsRow['state'], Tone> = {
  waiting: 'amber',
  due: 'gold',
  pending: 'info',
  completed: 'ok',
  failed: 'danger',
  refused: 'quiet',
};

/** Returns the state of a refund. */
export const refundState = (state: RefundsRow['state'], words: Words): CellShown => ({
  text: words(`refunds.state.${state}`),
  tone: tones[state],
});
