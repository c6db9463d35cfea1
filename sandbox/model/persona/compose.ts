import { bringUp } from './answers/bring-up';
import { afterCrisis, explicit } from './answers/boundaries';
import { followUp, lastQuestion } from './answers/follow-ups';
import { hearsAnswer, isShortAnswer, takeIn } from './answers/hearing';
import { isRecall } from './answers/recall';
import { respond } from './answers/responders';
import { greets, hearsNothing } from './answers/social';
import type { FanFact } from './memory/fan-fact';
import type { Act, Scene } from './scene';
import { sentencesOf } from './spoken';
import type { Tone } from './tone';
import { isExplicit } from './understand/explicit';
import { normalise } from './understand/normalise';
import { readMessage } from './understand/read-message';

/** These stand alone, whatever else the message says. */
const grave = /^(?:crisis|underage|asksIfAi|wantsRulesBroken)$/;
/** After these a question or a memory of the character's own would be out of place. */
const conclusive = /^(?:saysGoodbye|wantsToMeet|feels\w*|saysInsult|cannotSleep)$/;
/** Small words that are answered only when nothing else was said. */
const small = /^(?:nods|saysYes|saysNo|saysMaybe|laughs|thanks)$/;

const mostSentences = 4;
/** Every which message of the fan may bring back something told earlier. */
const bringUpEvery = 3;
const followUpChance = 0.6;

const nothingSaid: Act = { clause: '', plain: '', intent: null, isQuestion: false, told: [] };

/** Puts a reply together: what was said is taken in, what was asked is answered, the talk goes on. */
export function compose(scene: Scene, tone: Tone): string {
  const fanMessage = scene.fanMessages.at(-1) ?? '';
  const turn = scene.fanMessages.length - 1;
  if (fanMessage.trim() === '') return greets(scene, nothingSaid);
  const { profile } = scene;
  const message = readMessage(fanMessage, [profile.name, profile.firstName], turn);
  const urgent = message.acts.find((act) => isKind(act, grave));
  if (urgent) return respond(scene, urgent);
  if (scene.ownMessages.at(-1)?.includes('crisis line')) return afterCrisis(scene, nothingSaid);
  if (isExplicit(normalise(fanMessage))) return explicit(scene, nothingSaid);

  const answer =
    answerAll(scene, message.acts) ?? (message.greets ? greets : hearsNothing)(scene, nothingSaid);
  const more = message.acts.some((act) => isKind(act, conclusive) || isRecall(act))
    ? null
    : goOn(scene, answer, turn, tone);
  return more === null ? answer : `${answer} ${more}`;
}

/** Null when nothing in the message calls for an answer of its own. */
function answerAll(scene: Scene, acts: readonly Act[]): string | null {
  const asked = acts.filter((act) => act.isQuestion || isKind(act, /^(?:asks|wants)/));
  const told = toldNow(scene, acts);
  const said = acts.filter(
    (act) => !asked.includes(act) && !(act.intent === null && act.told.length > 0),
  );
  const felt = said.find((act) => act.intent !== null && !isKind(act, small));

  const takenIn = [
    ...(felt ? [respond(scene, felt)] : []),
    ...(told.length > 0 ? [takeIn(scene, told)] : []),
  ];
  if (asked.length > 0) {
    // The answer has the floor: what was said besides is met with a sentence at most.
    const answers = asked.slice(0, 2).map((act) => respond(scene, act));
    const before = takenIn.slice(0, 1).map((part) => sentencesOf(part)[0] ?? '');
    return upTo(mostSentences, [...before, ...answers]);
  }
  if (takenIn.length > 0) return upTo(mostSentences, takenIn);
  const other = said.find(({ intent }) => intent === null);
  if (other) {
    const isAnswer = lastQuestion(scene) !== null && isShortAnswer(other);
    return (isAnswer ? hearsAnswer : respond)(scene, other);
  }
  const [act] = said;
  return act ? respond(scene, act) : null;
}

/** This message's facts, save those that came with something weightier, such as a loss. */
function toldNow({ facts, fanMessages }: Scene, acts: readonly Act[]): FanFact[] {
  const besides = acts.flatMap((act) => (act.intent === null ? [] : act.told));
  return facts.filter(
    ({ turn, kind, value }) =>
      turn === fanMessages.length - 1 &&
      !besides.some((other) => other.kind === kind && other.value === value),
  );
}

/** A memory or a question, where the reply has room for one and does not ask anything yet. */
function goOn(scene: Scene, answer: string, turn: number, tone: Tone): string | null {
  if (sentencesOf(answer).length >= tone.longest) return null;
  const memory = turn % bringUpEvery === bringUpEvery - 1 ? bringUp(scene) : null;
  if (memory !== null) return memory;
  return !answer.includes('?') && scene.speaker.random.chance(followUpChance)
    ? followUp(scene)
    : null;
}

/** Parts are kept whole from the first on, as many as fit; only the first is ever cut. */
function upTo(limit: number, parts: readonly string[]): string {
  const [first = '', ...others] = parts;
  return others.reduce(
    (text, part) => (sentencesOf(`${text} ${part}`).length <= limit ? `${text} ${part}` : text),
    sentencesOf(first).slice(0, limit).join(' '),
  );
}

function isKind({ intent }: Act, kinds: RegExp): boolean {
  return intent !== null && kinds.test(intent.kind);
}
