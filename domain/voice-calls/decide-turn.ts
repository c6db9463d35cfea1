import { frameMs } from '~/providers/voice-call/voice-line';
import {
  addPause,
  pauseBeforeEnd,
  usualPauses,
  type CallerPauses,
  type PauseLimits,
} from './caller-pauses';
import { isBackchannel, readSentenceEnd } from './sentence-end';

/** Probability of speech above which voice begins, and below which it ends. */
const voiceFrom = 0.6;
const voiceUntil = 0.35;
/** Milliseconds of voice that begin an utterance, so that a click does not. */
const onsetMs = 100;
/** Milliseconds of quiet that may be the end: what was said so far is transcribed. */
const pauseMs = 140;
/** Milliseconds of voice after which the character is suspended, until it is clear whether they stop. */
const suspendMs = 160;
/** The maximum length of an utterance in milliseconds. */
const longestMs = 30_000;

/** The limits of a turn in milliseconds. */
export interface TurnLimits extends PauseLimits {
  /** Voice of this length is more than a word of a listener. */
  backchannelMs: number;
}

/** The character's part in the talk: `asking` while they say a question, `thinking` before they speak. */
export type CharacterState = 'silent' | 'thinking' | 'speaking' | 'asking';

/** A caller's turn as far as it has been received. */
export interface Turn {
  /** True within an utterance. */
  isSpeaking: boolean;
  isVoice: boolean;
  /** Milliseconds of voice before an utterance, less the quiet between; within one, of quiet so far. */
  runMs: number;
  utteredMs: number;
  voicedMs: number;
  /** True once the character has stopped for this utterance. */
  hasFloor: boolean;
  isSuspended: boolean;
  /** The number of the last pause. */
  pause: number;
  /** The words up to this pause; null until they are transcribed. */
  words: string | null;
  isPrepared: boolean;
  /** Milliseconds of quiet since the last word of the previous turn; null if it was not cut off. */
  sinceTurnMs: number | null;
  pauses: CallerPauses;
}

export type TurnEvent =
  /** A frame with its probability of speech. */
  | { kind: 'frame'; speech: number; character: CharacterState }
  /** The words up to a pause. */
  | { kind: 'words'; pause: number; text: string; character: CharacterState };

export type TurnEffect =
  /** The character is silent until it is clear whether the caller takes the turn. */
  | 'suspend'
  /** The character goes on: it was noise, or the word of a listener. */
  | 'resume'
  /** The caller has the turn. */
  | 'interrupt'
  /** The words up to this pause are needed. */
  | 'transcribe'
  /** The turn has probably ended: the answer can be prepared. */
  | 'prepare'
  /** The caller goes on: what was prepared is void. */
  | 'discard'
  /** The turn has ended. */
  | 'end'
  /** The utterance was no turn. */
  | 'drop';

interface TurnChange {
  turn: Turn;
  effects: readonly TurnEffect[];
}

const noUtterance = {
  isSpeaking: false,
  isVoice: false,
  runMs: 0,
  utteredMs: 0,
  voicedMs: 0,
  hasFloor: false,
  isSuspended: false,
  words: null,
  isPrepared: false,
} satisfies Partial<Turn>;

export const firstTurn: Turn = {
  ...noUtterance,
  pause: 0,
  sinceTurnMs: null,
  pauses: usualPauses,
};

interface TurnRules {
  limits: TurnLimits;
  /** The language of the call (BCP 47). */
  language: string | undefined;
}

/**
 * Decides how a caller's turn continues. It ends after a pause whose length depends on their words and on
 * their usual pauses. While the words are not transcribed, it lasts as long as it may: nothing could be
 * answered.
 */
export function decideTurn(turn: Turn, event: TurnEvent, rules: TurnRules): TurnChange {
  if (event.kind === 'words') {
    const isCurrent = turn.isSpeaking && event.pause === turn.pause && turn.runMs >= pauseMs;
    if (!isCurrent) return { turn, effects: [] };
    return atPause({ ...turn, words: event.text }, event.character, rules);
  }
  const isVoice = event.speech >= (turn.isVoice ? voiceUntil : voiceFrom);
  const next = { ...turn, isVoice };
  if (!turn.isSpeaking) return awaitVoice(next, event.character);
  const uttered = { ...next, utteredMs: turn.utteredMs + frameMs };
  return isVoice ? addVoice(uttered, rules.limits) : addQuiet(uttered, event.character, rules);
}

function awaitVoice(turn: Turn, character: CharacterState): TurnChange {
  const runMs = Math.max(0, turn.runMs + (turn.isVoice ? frameMs : -frameMs));
  const sinceTurnMs = turn.sinceTurnMs === null ? null : turn.sinceTurnMs + frameMs;
  if (runMs < onsetMs) return { turn: { ...turn, runMs, sinceTurnMs }, effects: [] };
  // Before the character has said a word, the previous turn was cut off.
  const wasCut = sinceTurnMs !== null && character === 'thinking';
  const hasFloor = character === 'silent';
  return {
    turn: {
      ...turn,
      isSpeaking: true,
      runMs: 0,
      utteredMs: runMs,
      voicedMs: runMs,
      hasFloor,
      sinceTurnMs: null,
      pauses: wasCut ? addPause(turn.pauses, sinceTurnMs - onsetMs) : turn.pauses,
    },
    effects: hasFloor ? ['interrupt'] : [],
  };
}

function addVoice(turn: Turn, { backchannelMs }: TurnLimits): TurnChange {
  const hasPaused = turn.runMs >= pauseMs;
  const voicedMs = turn.voicedMs + frameMs;
  const effects: TurnEffect[] = hasPaused ? ['discard'] : [];
  const isTaken = !turn.hasFloor && voicedMs >= backchannelMs;
  const isSuspended = !turn.hasFloor && !turn.isSuspended && voicedMs >= suspendMs;
  if (isTaken) effects.push('interrupt');
  else if (isSuspended) effects.push('suspend');
  const said: Turn = {
    ...turn,
    voicedMs,
    runMs: 0,
    words: null,
    isPrepared: false,
    hasFloor: turn.hasFloor || isTaken,
    isSuspended: turn.isSuspended || isSuspended,
    pauses: hasPaused ? addPause(turn.pauses, turn.runMs) : turn.pauses,
  };
  return turn.utteredMs >= longestMs ? end(said, effects, null) : { turn: said, effects };
}

function addQuiet(turn: Turn, character: CharacterState, rules: TurnRules): TurnChange {
  const runMs = turn.runMs + frameMs;
  const next = { ...turn, runMs };
  if (runMs === pauseMs) {
    return { turn: { ...next, pause: turn.pause + 1 }, effects: ['transcribe'] };
  }
  return runMs < pauseMs ? { turn: next, effects: [] } : atPause(next, character, rules);
}

/** Decides within a pause, whose words may be known. */
function atPause(
  turn: Turn,
  character: CharacterState,
  { limits, language }: TurnRules,
): TurnChange {
  const { words } = turn;
  if (words === null) {
    const isOver = turn.runMs >= limits.mostMs || turn.utteredMs >= longestMs;
    return isOver ? end(turn, [], turn.runMs) : { turn, effects: [] };
  }
  // A yes to a question, or once the character has finished, is an answer.
  const isAnswer = character === 'asking' || character === 'silent';
  const isOfListener = words === '' || (!isAnswer && isBackchannel(words));
  if (!turn.hasFloor && isOfListener) {
    const effects: TurnEffect[] = turn.isSuspended ? ['resume', 'drop'] : ['drop'];
    return { turn: { ...turn, ...noUtterance }, effects };
  }
  const effects: TurnEffect[] = turn.hasFloor ? [] : ['interrupt'];
  const taken = { ...turn, hasFloor: true };
  const neededMs = pauseBeforeEnd(readSentenceEnd(words, language), turn.pauses, limits);
  if (turn.runMs >= neededMs) return end(taken, effects, turn.runMs);
  const isLikely = !turn.isPrepared && words !== '' && turn.runMs >= neededMs / 2;
  if (isLikely) effects.push('prepare');
  return { turn: { ...taken, isPrepared: turn.isPrepared || isLikely }, effects };
}

/** Ends the turn; `quietMs` is null if the caller was still speaking. */
function end(turn: Turn, before: readonly TurnEffect[], quietMs: number | null): TurnChange {
  const isTaken = turn.hasFloor || before.includes('interrupt');
  return {
    turn: { ...turn, ...noUtterance, sinceTurnMs: quietMs },
    effects: isTaken ? [...before, 'end'] : [...before, 'interrupt', 'end'],
  };
}
