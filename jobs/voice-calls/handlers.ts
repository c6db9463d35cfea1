import { sweepCalls } from '~/domain/voice-calls/sweep-calls';
import { handleJob, Postponed, type HandlerOptions } from '../handler';
import { answerLineJob } from './answer-line.job';
import { sweepCallsJob } from './sweep-calls.job';

/** How long an offer waits where every line is taken. */
const busyMs = 500;

/** What answers calls, where this process has lines, and what ends those that were left. */
export const voiceCallsHandlers = ({
  context,
  switchboard,
}: Pick<HandlerOptions, 'context' | 'switchboard'>) => [
  ...(switchboard
    ? [
        handleJob(answerLineJob, async ({ callId, attempt }) => {
          const outcome = await switchboard.answer({ callId, attempt });
          if (outcome === 'busy') throw new Postponed(busyMs, 'every line is taken');
          return { outcome };
        }),
      ]
    : []),
  handleJob(sweepCallsJob, async () => ({ ended: await sweepCalls(context) })),
];
