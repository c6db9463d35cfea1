import type { DomainContext } from '~/domain/shared/context';
import { converse, type Conversation, type Senses } from '~/domain/voice-calls/converse';
import { findEnd } from '~/domain/voice-calls/find-end';
import {
  answerLine,
  keepLines,
  noteSign,
  type HostedCall,
  type HostSign,
} from '~/domain/voice-calls/host-call';
import { checkEveryMs, signEveryMs, type CallEnd } from '~/domain/voice-calls/schema';
import type { Logger } from '~/observability/logger';
import { LineRefused, type VoiceLine, type VoiceLines } from '~/providers/voice-call/voice-line';
import type { Broadcast } from '../replies/redis-broadcast';
import {
  decideHosting,
  decideSign,
  offeredLine,
  type HostingEffect,
  type HostingEvent,
} from './decide-hosting';

export interface HostOptions {
  context: DomainContext;
  senses: Senses;
  lines: VoiceLines;
  broadcast: Pick<Broadcast, 'captioned'>;
  logger: Logger;
}

/** A connection that is answered, or about to be. */
export interface Hosted {
  /** Resolves to whether the offer was answered; false if it is unusable or no longer current. */
  answered: Promise<boolean>;
  /** Closes the connection: the time talked is counted, and the call waits for its person. */
  hangUp(): Promise<void>;
}

/**
 * Answers an offer and talks until the call ends or another host has the connection; then calls `onOver`
 * once.
 */
export const hostLine = (options: HostOptions, call: HostedCall, onOver: () => void): Hosted =>
  new LineHost(options, call, onOver);

/**
 * Carries out the effects of `decideHosting` for one connection and passes the resulting events back to it.
 */
class LineHost implements Hosted {
  readonly answered: Promise<boolean>;
  #hosting = offeredLine;
  #talk: Conversation | undefined;
  #line: VoiceLine | undefined;
  /** Signs are sent in order; no code waits for them. */
  #signs: Promise<void> = Promise.resolve();
  #keeping: Promise<void> = Promise.resolve();
  readonly #beats: ReturnType<typeof setInterval>;
  readonly #checks: ReturnType<typeof setInterval>;

  constructor(
    private readonly options: HostOptions,
    private readonly call: HostedCall,
    private readonly onOver: () => void,
  ) {
    const beat = () => decideSign(this.#hosting, () => this.#receivedUntil());
    this.#beats = setInterval(() => void this.#sign(beat), signEveryMs);
    this.#checks = setInterval(() => void this.#check().catch(this.#warn), checkEveryMs);
    this.answered = this.#begin();
  }

  async hangUp(): Promise<void> {
    await this.#happen({ kind: 'lost' });
    await this.#happen({ kind: 'closed' });
  }

  /** Resolves once all effects of the event are carried out. */
  async #happen(event: HostingEvent): Promise<void> {
    const { hosting, effects } = decideHosting(this.#hosting, event);
    this.#hosting = hosting;
    await Promise.all(effects.map((effect) => this.#carryOut(effect)));
  }

  async #carryOut(effect: HostingEffect): Promise<void> {
    switch (effect.kind) {
      case 'greet':
        return this.#talk?.greet();
      case 'fall-silent':
        return this.#talk?.fallSilent();
      case 'say-goodbye':
        return void this.#talk?.sayGoodbye();
      case 'stay':
        return this.#talk?.stay();
      case 'sign': {
        const sign: HostSign =
          effect.sign === 'lost'
            ? { kind: 'lost', until: this.#receivedUntil() }
            : { kind: 'connected' };
        return this.#sign(() => sign);
      }
      case 'close':
        return this.#close();
    }
  }

  async #close(): Promise<void> {
    clearInterval(this.#beats);
    clearInterval(this.#checks);
    this.#talk?.stop();
    this.onOver();
    await this.#line?.close();
  }

  /** The content of a sign is determined when it is sent. */
  #sign(sayWhat: () => HostSign): Promise<void> {
    this.#signs = this.#signs
      .then(async () => {
        if (this.#hosting.isOver) return;
        const status = await noteSign(this.options.context, this.call, sayWhat());
        await this.#happen({ kind: 'told', status });
      })
      .catch(this.#warn);
    return this.#signs;
  }

  /** Ends a call that may not continue; words of help are said to their end. */
  async #end(by: CallEnd): Promise<void> {
    const until = this.#receivedUntil();
    await this.#talk?.helped();
    return this.#sign(() => ({ kind: 'hung-up', by, until }));
  }

  async #check(): Promise<void> {
    const end = await findEnd(this.options.context, this.call);
    if (end) await this.#end(end);
  }

  #receivedUntil(): Date {
    return new Date(this.options.context.now().getTime() - (this.#line?.msSinceSound() ?? 0));
  }

  readonly #warn = (error: unknown): void =>
    this.options.logger.warn({ err: error, callId: this.call.callId }, 'a call stumbled');

  readonly #callbacks: Parameters<typeof converse>[4] = {
    onHello: () => void this.#happen({ kind: 'greeted' }),
    onCaption: (turn, caption) => {
      const { hasCaptions, userId: id, callId } = this.call;
      if (!hasCaptions) return;
      void this.options.broadcast.captioned({ kind: 'user', id }, { callId, turn, ...caption });
    },
    onLines: (lines) => {
      if (!this.call.hasCaptions) return;
      const all = [...lines];
      this.#keeping = this.#keeping
        .then(() => keepLines(this.options.context, this.call, all))
        .catch(this.#warn);
    },
    onDistress: () => void this.#sign(() => ({ kind: 'distress' })),
    onBarred: (end) => void this.#end(end),
    onFailure: this.#warn,
  };

  /** Resolves to whether the offer was answered; if not, the connection is closed. */
  async #begin(): Promise<boolean> {
    try {
      const isAnswered = await this.#answer();
      if (!isAnswered) await this.#happen({ kind: 'closed' });
      return isAnswered && !this.#hosting.isOver;
    } catch (error) {
      const isRefused = error instanceof LineRefused;
      // A call that cannot begin must not continue to ring.
      if (isRefused && !this.call.isBack) await this.#end('lost');
      await this.#happen({ kind: 'closed' });
      if (!isRefused) throw error;
      this.#warn(error);
      return false;
    }
  }

  /** Answers the offer. If the call ended meanwhile, closes what was opened. */
  async #answer(): Promise<boolean> {
    const { context, senses, lines } = this.options;
    const opened = await lines.answer(this.call, {
      onConnected: () => void this.#happen({ kind: 'connected' }),
      onLost: () => void this.#happen({ kind: 'lost' }),
      onSound: (sound) => this.#talk?.receive(sound),
    });
    this.#line = opened;
    if (this.#hosting.isOver) {
      await opened.close();
      return false;
    }
    const begun = await converse(context, senses, this.call, opened, this.#callbacks);
    if (begun === null) {
      await this.#end('person');
      return false;
    }
    if (this.#hosting.isOver) return false;
    this.#talk = begun;
    await this.#happen({ kind: 'talk-begun' });
    const { callId, attempt } = this.call;
    return answerLine(context, { callId, attempt, answer: opened.answer });
  }
}
