import type { CallEnd, CallLine } from './schema';
import type { spokenWords } from './spoken-words';

/** Fixed words, not written by a model. */
type Phrase = Parameters<typeof spokenWords>[0];

/**
 * The state of a talk. Words said without an interruption are one speech, which has a number and becomes
 * one turn. An interruption begins the next speech.
 */
export interface Talk {
  /** All turns so far. */
  lines: readonly CallLine[];
  /** True once both sides have been connected. */
  isGreeted: boolean;
  /** True while the person on this connection has not received a greeting. */
  isHelloDue: boolean;
  /** True once good night was said: no more replies. */
  isLeaving: boolean;
  /** The number of the speech in which the character replies. */
  answering: number;
  /** The number of the next speech. */
  next: number;
  /** The turn of each speech. */
  turns: Readonly<Record<number, number>>;
}

/** The verdict on what a person said. */
type ModeratedWords = 'allowed' | 'distress' | 'refused' | 'barred';

export type TalkEvent =
  /** A person is connected; `notice` must be said before anything counts. */
  | { kind: 'met'; notice: Phrase | null }
  | { kind: 'line-lost' }
  /** The person takes the turn, or the character's reply is retracted. */
  | { kind: 'interrupted' }
  /** The person makes a sound that may take the turn, or did not. */
  | { kind: 'suspended' }
  | { kind: 'resumed' }
  /** The person's words during a speech, and the reason to end the call because of them, if any. */
  | {
      kind: 'understood';
      during: number;
      text: string;
      verdict: ModeratedWords;
      end: CallEnd | null;
    }
  | { kind: 'misheard'; during: number }
  /** A speech begins to play, or continues. */
  | { kind: 'spoken'; speech: number; text: string }
  | { kind: 'answered'; with: 'words' | 'nothing' | 'referral' | 'withdrawn' }
  | { kind: 'help-found'; text: string }
  | { kind: 'goodbye-due' }
  | { kind: 'goes-on' };

export type TalkEffect =
  /** Cuts a speech short. */
  | { kind: 'cut'; speech: number }
  /** Pauses a speech, or continues it. */
  | { kind: 'suspend'; speech: number }
  | { kind: 'resume'; speech: number }
  /** Says a phrase; a phrase of the frame is not a turn of the character. */
  | { kind: 'say'; phrase: Phrase; speech: number; isOfFrame?: boolean }
  | { kind: 'reply'; speech: number }
  | { kind: 'help' }
  | { kind: 'tell-hello' }
  | { kind: 'tell-caption'; turn: number; line: CallLine }
  | { kind: 'tell-barred'; end: CallEnd };

interface TalkChange {
  talk: Talk;
  effects: readonly TalkEffect[];
}

export const startTalk = (lines: readonly CallLine[], isGreeted: boolean): Talk => ({
  lines,
  isGreeted,
  isHelloDue: false,
  isLeaving: false,
  answering: 0,
  next: 1,
  turns: {},
});

/**
 * Decides how a talk continues. The character pauses at a sound of the person, stops when they take the
 * turn, and answers their last words. Words of help, the good night and notices of the frame are said to their end.
 */
export function decideTalk(talk: Talk, event: TalkEvent): TalkChange {
  switch (event.kind) {
    case 'met':
      return meet(talk, event.notice);
    case 'line-lost':
      return interrupt({ ...talk, isHelloDue: false });
    case 'interrupted':
      return interrupt(talk);
    case 'suspended':
      return { talk, effects: [{ kind: 'suspend', speech: talk.answering }] };
    case 'resumed':
      return { talk, effects: [{ kind: 'resume', speech: talk.answering }] };
    case 'understood':
      return understand(talk, event);
    case 'misheard':
      return { talk, effects: [{ kind: 'say', phrase: 'not-heard', speech: event.during }] };
    case 'spoken':
      return speak(talk, event);
    case 'answered':
      return { talk, effects: afterAnswer(talk, event.with) };
    case 'help-found':
      return sayFirmly(append(talk, { role: 'character', text: event.text }), 'help');
    case 'goodbye-due':
      return sayFirmly({ talk: { ...talk, isLeaving: true }, effects: [] }, 'goodbye');
    case 'goes-on':
      return { talk: { ...talk, isLeaving: false }, effects: [] };
  }
}

function meet(talk: Talk, notice: Phrase | null): TalkChange {
  const phrase = talk.isGreeted ? 'back' : 'hello';
  const greeting: TalkEffect = { kind: 'say', phrase, speech: talk.answering };
  const met = { ...talk, isHelloDue: true };
  if (talk.isGreeted || notice === null) return { talk: met, effects: [greeting] };
  const announcement: TalkEffect = {
    kind: 'say',
    phrase: notice,
    speech: talk.next,
    isOfFrame: true,
  };
  return { talk: { ...met, next: talk.next + 1 }, effects: [announcement, greeting] };
}

const interrupt = (talk: Talk): TalkChange => ({
  talk: { ...talk, answering: talk.next, next: talk.next + 1 },
  effects: [{ kind: 'cut', speech: talk.answering }],
});

function understand(
  talk: Talk,
  { during, text, verdict, end }: Extract<TalkEvent, { kind: 'understood' }>,
): TalkChange {
  if (verdict === 'barred') return { talk, effects: [{ kind: 'tell-barred', end: 'barred' }] };
  if (verdict === 'refused') {
    return { talk, effects: [{ kind: 'say', phrase: 'deflection', speech: during }] };
  }
  const { talk: extended, effects } = append(talk, { role: 'user', text });
  const then = (...more: TalkEffect[]) => ({ talk: extended, effects: [...effects, ...more] });
  if (verdict === 'distress') return then({ kind: 'help' });
  if (end) return then({ kind: 'tell-barred', end });
  // A later utterance gets the reply instead.
  return during !== talk.answering || talk.isLeaving
    ? then()
    : then({ kind: 'reply', speech: during });
}

/** Returns the effects after a reply; a retracted reply belongs to the next speech. */
function afterAnswer({ answering: speech }: Talk, outcome: string): TalkEffect[] {
  if (outcome === 'withdrawn') return [{ kind: 'tell-barred', end: 'character' }];
  if (outcome === 'referral') return [{ kind: 'help' }];
  return outcome === 'words' ? [] : [{ kind: 'say', phrase: 'deflection', speech }];
}

function speak(talk: Talk, { speech, text }: Extract<TalkEvent, { kind: 'spoken' }>): TalkChange {
  const turn = talk.turns[speech] ?? talk.lines.length;
  const before = talk.lines[turn]?.text;
  const line: CallLine = {
    role: 'character',
    text: before === undefined ? text : `${before} ${text}`,
  };
  const lines = [...talk.lines];
  lines[turn] = line;
  return {
    talk: {
      ...talk,
      lines,
      isHelloDue: false,
      isGreeted: true,
      turns: { ...talk.turns, [speech]: turn },
    },
    effects: [
      ...(talk.isHelloDue ? [{ kind: 'tell-hello' } as const] : []),
      { kind: 'tell-caption', turn, line },
    ],
  };
}

const append = (talk: Talk, line: CallLine): TalkChange => ({
  talk: { ...talk, lines: [...talk.lines, line] },
  effects: [{ kind: 'tell-caption', turn: talk.lines.length, line }],
});

/** Says words to their end even if the person speaks: they are a separate speech, which nothing cuts. */
function sayFirmly({ talk, effects }: TalkChange, phrase: Phrase): TalkChange {
  const cut = interrupt(talk);
  const speech = cut.talk.next;
  return {
    talk: { ...cut.talk, next: speech + 1 },
    effects: [...effects, ...cut.effects, { kind: 'say', phrase, speech }],
  };
}
