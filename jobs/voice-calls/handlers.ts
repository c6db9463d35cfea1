import { sweepCalls } from '~/domain/voice-calls/sweep-calls';
import { handleJob, Postponed, type HandlerOptions } from '../handler';
import { answerLineJob } from './answer-line.job';
import { sweepCallsJob } from './sweep-calls.job';

/** Milliseconds that an offer waits while all connections are in use. */
const busyMs = 500;

/** Handlers that answer calls, if this process hosts any, and end abandoned ones. */
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
