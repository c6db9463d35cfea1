import type { DomainContext } from '~/domain/shared/context';
import { converse, type Conversation, type Senses } from '~/domain/voice-calls/converse';
import { findEnd } from '~/domain/voice-calls/find-end';
import {
  answerLine,
  keepLines,
  noteSign,
  type HostedCall,
  type HostedStanding,
  type HostSign,
} from '~/domain/voice-calls/host-call';
import { checkEveryMs, signEveryMs, type CallEnd } from '~/domain/voice-calls/schema';
import type { Logger } from '~/observability/logger';
import { LineRefused, type VoiceLine, type VoiceLines } from '~/providers/voice-call/voice-line';
import type { Broadcast } from '../replies/redis-broadcast';

/** Seconds before the end at which good night is said. */
const goodbyeSeconds = 5;

export interface HostOptions {
  context: DomainContext;
  senses: Senses;
  lines: VoiceLines;
  broadcast: Pick<Broadcast, 'captioned'>;
  logger: Logger;
}

/** A line that is answered, or about to be. */
export interface Hosted {
  /** Whether its offer was answered; false where it is none, or nobody waits for it any more. */
  answered: Promise<boolean>;
  /** Lets it go: what was talked is counted, and its person is waited for. */
  hangUp(): Promise<void>;
}

/** Answers an offer and talks on it until the call is over, or the line another's; then it tells so, once. */
export function hostLine(
  { context, senses, lines, broadcast, logger }: HostOptions,
  call: HostedCall,
  onOver: () => void,
): Hosted {
  const { callId, attempt, userId } = call;
  const at = { callId, attempt };
  const person = { kind: 'user', id: userId } as const;
  let talk: Conversation | undefined;
  let line: VoiceLine | undefined;
  let isOver = false;
  let isConnected = false;
  /** She has greeted whoever is there. */
  let isTalking = false;
  let isLeaving = false;
  let state: HostedStanding['state'] = 'asked';

  const close = async () => {
    if (isOver) return;
    isOver = true;
    clearInterval(beats);
    clearInterval(checks);
    talk?.stop();
    onOver();
    await line?.close();
  };
  const warn = (error: unknown) => logger.warn({ err: error, callId }, 'a call stumbled');

  const heed = (standing: HostedStanding) => {
    ({ state } = standing);
    if (state !== 'live') return;
    const isNearEnd = standing.secondsLeft <= goodbyeSeconds;
    if (isNearEnd && !isLeaving) void talk?.sayGoodbye();
    // Tokens may have been bought, or the call have become free.
    if (!isNearEnd && isLeaving) talk?.stay();
    isLeaving = isNearEnd;
  };
  /** Signs follow one another; nobody waits for one. */
  let signs: Promise<void> = Promise.resolve();
  const sign = (sayWhat: () => HostSign) => {
    signs = signs
      .then(async () => {
        if (isOver) return;
        const standing = await noteSign(context, at, sayWhat());
        if (standing) heed(standing);
        else await close();
      })
      .catch(warn);
    return signs;
  };
  const heardUntil = () => new Date(context.now().getTime() - (line?.unheardMs() ?? 0));
  const beat = (): HostSign => {
    if (!isTalking) return { kind: 'looked-at' };
    // Others may have taken it for lost while this process was held up.
    return state === 'live' ? { kind: 'beat', until: heardUntil() } : { kind: 'connected' };
  };
  /** Ends what may not go on; words of help are said to their end. */
  const endFor = async (by: CallEnd) => {
    const until = heardUntil();
    await talk?.helped();
    return sign(() => ({ kind: 'hung-up', by, until }));
  };
  const check = async () => {
    const end = await findEnd(context, call);
    if (end) await endFor(end);
  };
  const beats = setInterval(() => void sign(beat), signEveryMs);
  const checks = setInterval(() => void check().catch(warn), checkEveryMs);

  const lose = () => {
    isConnected = false;
    if (!isTalking) return Promise.resolve();
    isTalking = false;
    talk?.fallSilent();
    const until = heardUntil();
    return sign(() => ({ kind: 'lost', until }));
  };
  let keeping: Promise<void> = Promise.resolve();
  const told = {
    onHello() {
      isTalking = true;
      void sign(() => ({ kind: 'connected' }));
    },
    onCaption(turn, said) {
      if (call.hasCaptions) void broadcast.captioned(person, { callId, turn, ...said });
    },
    onLines(said) {
      if (!call.hasCaptions) return;
      const all = [...said];
      keeping = keeping.then(() => keepLines(context, at, all)).catch(warn);
    },
    onDistress: () => void sign(() => ({ kind: 'distress' })),
    onBarred: (end) => void endFor(end),
    onFailure: warn,
  } satisfies Parameters<typeof converse>[4];
  const listener = {
    onConnected() {
      isConnected = true;
      talk?.greet();
    },
    onLost: () => void lose(),
    onSound: (sound: Int16Array) => talk?.hear(sound),
  };

  /** Answers; what the call ended in meanwhile is closed by whoever opened it. */
  const answer = async (): Promise<boolean> => {
    const opened = await lines.answer(call, listener);
    line = opened;
    if (isOver) {
      await opened.close();
      return false;
    }
    const begun = await converse(context, senses, call, opened, told);
    if (begun === null) {
      await endFor('person');
      return false;
    }
    if (isOver) return false;
    talk = begun;
    if (isConnected) talk.greet();
    return answerLine(context, { ...at, answer: opened.answer });
  };
  const answered = answer().then(
    async (isAnswered) => {
      if (!isAnswered) await close();
      return isAnswered && !isOver;
    },
    async (error: unknown) => {
      const isRefused = error instanceof LineRefused;
      // A call that cannot begin does not ring on.
      if (isRefused && !call.isBack) await endFor('lost');
      await close();
      if (!isRefused) throw error;
      warn(error);
      return false;
    },
  );
  return {
    answered,
    async hangUp() {
      await lose();
      await close();
    },
  };
}
