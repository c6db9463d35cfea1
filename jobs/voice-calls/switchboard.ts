import { takeLine, type HostedLine } from '~/domain/voice-calls/host-call';
import { voiceCallsSettings } from '~/domain/voice-calls/settings';
import { hostLine, type Hosted, type HostOptions } from './host-line';

/** The connections of a process, each with a conversation. */
export interface Switchboard {
  answer(line: HostedLine): Promise<'answered' | 'gone' | 'busy'>;
  /** Closes all connections; browsers offer new ones, which other processes answer. */
  stop(): Promise<void>;
}

/** Creates a switchboard with one host per call: offers of the same call are handled in order. */
export function createSwitchboard(options: HostOptions): Switchboard {
  const { context } = options;
  const hosted = new Map<string, Hosted>();
  const turns = new Map<string, Promise<unknown>>();
  let isStopping = false;

  const inTurn = <T>(callId: string, act: () => Promise<T>): Promise<T> => {
    const turn = (turns.get(callId) ?? Promise.resolve()).then(act, act);
    turns.set(callId, turn);
    const leave = () => {
      if (turns.get(callId) === turn) turns.delete(callId);
    };
    void turn.then(leave, leave);
    return turn;
  };
  const take = async ({ callId, attempt }: HostedLine): Promise<'answered' | 'gone' | 'busy'> => {
    const { voice_call_concurrency } = await context.settings(voiceCallsSettings);
    const before = hosted.get(callId);
    const isFull = !before && hosted.size >= voice_call_concurrency;
    if (isStopping || isFull) return 'busy';
    const call = await takeLine(context, { callId, attempt });
    if (!call) return 'gone';
    // A browser that offers again has left its previous connection.
    await before?.hangUp();
    if (isStopping) return 'gone';
    const line: Hosted = hostLine(options, call, () => {
      if (hosted.get(callId) === line) hosted.delete(callId);
    });
    hosted.set(callId, line);
    return (await line.answered) ? 'answered' : 'gone';
  };
  return {
    answer: (line) => inTurn(line.callId, () => take(line)),
    async stop() {
      isStopping = true;
      await Promise.all(
        [...hosted.values()].map(async (line) => {
          await line.hangUp();
        }),
      );
    },
  };
}
