import type { DomainContext } from '~/domain/shared/context';
import { converse, type Conversation, type Senses } from '~/domain/voice-calls/converse';
import { findEnd } from '~/domain/voice-calls/find-end';
import {
  answerLine,
  keepLines,
  noteSign,
  type HostSign,
  takeLine,
  type HostedCall,
  type HostedLine,
} from '~/domain/voice-calls/host-call';
import { checkEveryMs, signEveryMs, type CallEnd } from '~/domain/voice-calls/schema';
import { voiceCallsSettings } from '~/domain/voice-calls/settings';
import type { Logger } from '~/observability/logger';
import { LineRefused, type VoiceLine, type VoiceLines } from '~/providers/voice-call/voice-line';
import type { Broadcast } from '../replies/redis-broadcast';

/** Seconds before the end at which good night is said. */
const goodbyeSeconds = 5;

interface SwitchboardOptions {
  context: DomainContext;
  senses: Senses;
  lines: VoiceLines;
  broadcast: Pick<Broadcast, 'captioned'>;
  logger: Logger;
}

/** Holds the lines of a process, each with somebody who talks on it. */
export interface Switchboard {
  answer(line: HostedLine): Promise<'answered' | 'gone' | 'busy'>;
  /** Lets all lines go; browsers offer others, and somebody else answers them. */
  stop(): Promise<void>;
}

interface Hosted {
  hangUp(): Promise<void>;
}

export function createSwitchboard(options: SwitchboardOptions): Switchboard {
  const { context, lines } = options;
  const hosted = new Map<string, Hosted>();
  return {
    async answer({ callId, attempt }) {
      const { voice_call_concurrency } = await context.settings(voiceCallsSettings);
      if (hosted.size >= voice_call_concurrency) return 'busy';
      const call = await takeLine(context, { callId, attempt });
      if (!call) return 'gone';
      // A browser that offers anew has left the line before.
      await hosted.get(callId)?.hangUp();
      const talk = await openTalk(options, lines, call, () => hosted.delete(callId));
      if (!talk) return 'gone';
      hosted.set(callId, talk);
      return 'answered';
    },
    async stop() {
      await Promise.all(
        [...hosted].map(async ([, talk]) => {
          await talk.hangUp();
        }),
      );
    },
  };
}

/** Answers an offer and talks on it until the call is over; null for an offer that is none. */
async function openTalk(
  { context, senses, broadcast, logger }: SwitchboardOptions,
  lines: VoiceLines,
  call: HostedCall,
  onOver: () => void,
): Promise<Hosted | null> {
  const { callId, attempt, userId } = call;
  const at = { callId, attempt };
  const person = { kind: 'user', id: userId } as const;
  let talk: Conversation | undefined;
  let line: VoiceLine | undefined;
  let isOver = false;
  let isConnected = false;
  /** She has greeted whoever is there. */
  let isTalking = false;
  let state = 'asked';
  let isLeaving = false;

  const close = async () => {
    if (isOver) return;
    isOver = true;
    clearInterval(timer);
    clearInterval(checks);
    talk?.stop();
    onOver();
    await line?.close();
  };
  const warn = (error: unknown) => logger.warn({ err: error, callId }, 'a call stumbled');
  /** Signs follow one another; nobody waits for one. */
  let signs: Promise<void> = Promise.resolve();
  const sign = (sayWhat: () => HostSign) => {
    signs = signs
      .then(async () => {
        if (isOver) return;
        const standing = await noteSign(context, at, sayWhat());
        if (!standing) return close();
        ({ state } = standing);
        if (standing.state === 'live' && standing.secondsLeft <= goodbyeSeconds && !isLeaving) {
          isLeaving = true;
          void talk?.sayGoodbye();
        }
      })
      .catch(warn);
    return signs;
  };
  let keeping: Promise<void> = Promise.resolve();
  const heardUntil = () => new Date(context.now().getTime() - (line?.unheardMs() ?? 0));
  const beat = (): HostSign => {
    if (!isTalking) return { kind: 'looked-at' };
    // Others may have taken it for lost while this process was held up.
    return state === 'live' ? { kind: 'beat', until: heardUntil() } : { kind: 'connected' };
  };
  const timer = setInterval(() => void sign(beat), signEveryMs);
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
  const checks = setInterval(() => void check().catch(warn), checkEveryMs);
  const begin = () => {
    isConnected = true;
    talk?.greet();
  };
  const lose = () => {
    isConnected = false;
    if (!isTalking) return Promise.resolve();
    isTalking = false;
    talk?.fallSilent();
    const until = heardUntil();
    return sign(() => ({ kind: 'lost', until }));
  };
  try {
    line = await lines.answer(call.offer, {
      onConnected: begin,
      onLost: () => void lose(),
      onSound: (sound) => talk?.hear(sound),
    });
    talk = await converse(context, senses, call, line, {
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
    });
    if (!(await answerLine(context, { ...at, answer: line.answer }))) {
      await close();
      return null;
    }
    if (isConnected) talk.greet();
  } catch (error) {
    await close();
    if (error instanceof LineRefused) {
      warn(error);
      return null;
    }
    throw error;
  }
  return {
    async hangUp() {
      await lose();
      await close();
    },
  };
}
