import type { ModelMessage } from '../protocol';
import { type Conversation, readConversation } from './conversation';
import { hearSincere } from './hear/sincere';
import { kindOfUnknown } from './hear/unknown';
import { airOfReply, type Hit, hitsOf, poolOfReply, ruleOfReply } from './hits';
import type { Fact } from './memory/fact';
import { careLines, isToCare } from './care';
import { openings } from './openings';
import { suggestions } from './suggestions';
import { spokenDay } from './recall';
import { repertoires } from './repertoire';
import type { Air } from './repertoire/air';
import { grave } from './repertoire/rule';
import { sentencesOf } from '../spoken';

/** What weighs more, as danger does, is answered before anything else. */
const ofHonesty = 10;
const mostSentences = 5;
/** A statement of this weight is heard before a question is answered. */
const worthSaying = 5;
/** Up to this weight a short answer to the character's question is taken as one. */
const mayBeAnswer = 3;
const shortAnswer = 14;
/** From so many words on a remark may be about something else. */
const wholeSentence = 5;
const mourningTurns = 6;
const comesBackAfter = 3;
/** How many of the character's replies a mood hangs on for. */
const airTurns = 2;
/** So many general lines of one mood, and it has passed. */
const mostOfOneMood = 3;

/**
 * A character's answer to the last message of a thread. The system prompt says who the character
 * is; the same thread gets the same answer, and no line of the thread is said again before all that
 * fits has been said, and then none of the last few.
 */
export function replyTo(messages: readonly ModelMessage[], now = new Date()): string {
  if (messages.at(-1)?.content.startsWith(openingTask)) return openTo(messages.slice(0, -1), now);
  if (messages.at(-1)?.content.startsWith(repliesTask)) return suggest(messages.slice(0, -1), now);
  const conversation = readConversation(messages, now);
  const { speaker, repertoire, clauses, turn } = conversation;
  if (isToCare(messages)) {
    const caring = speaker.say(careLines[conversation.language]);
    if (caring !== null) return caring;
  }
  const isAsked = clauses.some(({ isQuestion }) => isQuestion);
  const count = String(turn + 1);
  return (
    answerSincerely(conversation) ??
    compose(conversation) ??
    // What answers a question and was said long ago fits better than what is new and does not.
    (isAsked ? sayAgain(conversation, [24, 12], compose) : null) ??
    takeUp(conversation) ??
    speaker.say(repertoire.worn, { count }) ??
    sayAgain(conversation, [24, 12, 6, 3], (kept) => compose(kept) ?? takeUp(kept)) ??
    `${count}.`
  );
}

/**
 * Whoever sincerely asks whether a human being is there hears that it is an AI, and whoever takes leave is let
 * go, whatever was said before; null where neither is meant.
 */
function answerSincerely(conversation: Conversation): string | null {
  const { speaker, message, language } = conversation;
  const sincere = hearSincere(message, language);
  if (!sincere || hitsOf(conversation).some(({ weight }) => weight > ofHonesty)) return null;
  const { rules } = repertoires[sincere.language];
  const lines = rules.find(({ id }) => id.endsWith(`.${sincere.about}`))?.says ?? [];
  return speaker.say(lines) ?? speaker.rememberingOnly([]).say(lines);
}

const takeUp = ({ speaker, repertoire }: Conversation) => speaker.say(repertoire.unknown.statement);

/** What may have been said before, but in so many of the last replies: as many as leave anything. */
function sayAgain(
  conversation: Conversation,
  counts: readonly number[],
  answer: (conversation: Conversation) => string | null,
): string | null {
  const { speaker, replies } = conversation;
  for (const count of counts) {
    const latest = speaker.rememberingOnly(replies.slice(-count));
    const again = answer({ ...conversation, speaker: latest });
    if (again !== null) return again;
  }
  return null;
}

/** How a caller asks that the character writes without having been written to. */
const openingTask = 'Task: follow-up';

/** How a caller asks what the other one could say next. */
const repliesTask = 'Task: replies';

function suggest(messages: readonly ModelMessage[], now: Date): string {
  const { language, turn } = readConversation(messages, now);
  const sets = suggestions[language];
  return (sets[turn % sets.length] ?? []).join('\n');
}

function openTo(messages: readonly ModelMessage[], now: Date): string {
  const { speaker, language, turn } = readConversation(messages, now);
  return speaker.say(openings[language]) ?? `${turn + 1}.`;
}

function compose(conversation: Conversation): string | null {
  const { speaker, clauses, repertoire } = conversation;
  const hits = hitsOf(conversation);
  const heaviest = [...hits].sort((a, b) => b.weight - a.weight)[0];
  if (heaviest && heaviest.weight >= grave) {
    return say(conversation, heaviest) ?? speaker.say(repertoire.unknown.mourning);
  }
  const questions = hits.filter(({ isQuestion }) => isQuestion);
  const statements = hits
    .filter(({ isQuestion }) => !isQuestion)
    .sort((a, b) => b.weight - a.weight);
  if (questions.length > 0) return answer(conversation, questions, statements);
  if (clauses.some(({ isQuestion }) => isQuestion)) return speaker.say(repertoire.unknown.question);
  return react(conversation, statements);
}

/** Up to two questions are answered; what was said beside them is heard in a sentence first. */
function answer(
  conversation: Conversation,
  questions: readonly Hit[],
  statements: readonly Hit[],
): string | null {
  const { speaker, repertoire, lastReply } = conversation;
  const isGuess =
    ruleOfReply(lastReply, repertoire.rules)?.awaits === true && conversation.clauses.length === 1;
  if (isGuess && (questions[0]?.weight ?? 0) < worthSaying) return answered(conversation);
  const [statement] = statements;
  const asksBack = questions.find(({ rule }) => rule?.id.endsWith('and-you'));
  const lead =
    statement && statement.weight >= (asksBack ? 4 : worthSaying)
      ? say(conversation, statement)
      : taken(conversation);
  const before =
    lead === null
      ? []
      : sentencesOf(lead)
          .filter((sentence) => !sentence.endsWith('?'))
          .slice(0, 1);
  const strong = questions.filter(({ weight }) => weight > 2 || questions.length === 1).slice(0, 2);
  const asked = strong.length > 0 ? strong : questions.slice(0, 1);
  const answers: string[] = [];
  for (const hit of asked) {
    if (answers.length > 0 && hit.lines === asked[0]?.lines) continue;
    const text = hit === asksBack ? sayOwn(conversation, statements) : say(conversation, hit);
    if (text !== null && !answers.includes(text)) answers.push(text);
  }
  const unheard = answers.length === 0 ? speaker.say(repertoire.unknown.question) : null;
  if (unheard !== null) answers.push(unheard);
  return upTo([...before, ...withOneQuestion(answers)]);
}

/** Keeps the last question of several answers, so that only one is asked. */
function withOneQuestion(answers: readonly string[]): string[] {
  return answers.map((text, index) =>
    index === answers.length - 1
      ? text
      : sentencesOf(text)
          .filter((sentence) => !sentence.endsWith('?'))
          .join(' ') || text,
  );
}

/** As many as fit; null where nothing is left to say. */
function upTo(parts: readonly string[]): string | null {
  const [first, ...others] = parts.filter(Boolean);
  if (first === undefined) return null;
  return others.reduce(
    (text, part) =>
      sentencesOf(`${text} ${part}`).length <= mostSentences ? `${text} ${part}` : text,
    first,
  );
}

/** To what was said: facts are taken in, answers to the character's question met, the rest taken up. */
function react(conversation: Conversation, statements: readonly Hit[]): string | null {
  const { speaker, repertoire, clauses, message, lastReply } = conversation;
  const [top] = statements;
  const weight = top?.weight ?? 0;
  if (
    ruleOfReply(lastReply, repertoire.rules)?.awaits === true &&
    clauses.length === 1 &&
    weight < worthSaying
  )
    return answered(conversation) ?? say(conversation, top);
  const told = weight < 8 ? taken(conversation) : null;
  if (told !== null && weight < 7) return told;
  const given =
    (weight <= mayBeAnswer && !isNewTopic(conversation, top)) ||
    (weight <= 4 && isYesOrNo(conversation))
      ? answered(conversation)
      : null;
  if (given !== null) return given;
  if (weight <= mayBeAnswer && weight !== 1 && isMourning(conversation))
    return speaker.say(repertoire.unknown.mourning);
  if (weight !== 1 && (!top || isInStory(conversation, top))) {
    const fitting = inTheAir(conversation, topics.test(top?.rule?.id ?? ''));
    if (fitting !== null) return fitting;
  }
  if (weight === 1) return remembered(conversation) ?? say(conversation, top);
  if (top) {
    const text = say(conversation, top);
    if (text !== null) return text;
  }
  const plain = clauses.map((clause) => clause.plain).join(' ');
  return speaker.say(repertoire.unknown[kindOfUnknown(message, plain, false)]);
}

/** A whole sentence on a subject other than that of the character's question. */
function isNewTopic({ lastReply, repertoire, clauses }: Conversation, top: Hit | undefined) {
  const plain = clauses.map((clause) => clause.plain).join(' ');
  if (!top?.rule || top.weight < 2 || plain.split(' ').length < wholeSentence) return false;
  return !ruleOfReply(lastReply, repertoire.rules)?.hears.test(plain);
}

function isYesOrNo({ clauses, repertoire }: Conversation): boolean {
  const plain = clauses[0]?.plain ?? '';
  return repertoire.yes.test(plain) || repertoire.no.test(plain);
}

/** The answer to what the character asked last: yes, no, or something short of the fan's own. */
function answered(conversation: Conversation): string | null {
  const { lastReply, repertoire, speaker, clauses } = conversation;
  if (!lastReply.includes('?')) return null;
  const plain = clauses.map((clause) => clause.plain).join(' ');
  if (
    plain === '' ||
    plain.split(' ').length > shortAnswer ||
    (plain.startsWith('haha') && plain.split(' ').length <= 4)
  )
    return null;
  if (['gibberish', 'emoji'].includes(kindOfUnknown(conversation.message, plain, false)))
    return null;
  const rule = poolOfReply(lastReply, repertoire) ? null : ruleOfReply(lastReply, repertoire.rules);
  const first = clauses[0]?.plain ?? '';
  if (repertoire.yes.test(first) && (clauses.length === 1 || rule?.yes))
    return (
      speaker.say(rule?.yes ?? []) ??
      speaker.say(rule?.heard ?? []) ??
      speaker.say(repertoire.unknown.yes)
    );
  if (repertoire.no.test(first) && (clauses.length === 1 || rule?.no))
    return speaker.say(rule?.no ?? []) ?? speaker.say(repertoire.unknown.no);
  const kind = kindOfUnknown(conversation.message, plain, false);
  const isBad = kind === 'bad' && rule !== null && rule.weight < worthSaying;
  return (
    (isBad ? speaker.say(repertoire.unknown.bad) : null) ??
    speaker.say(rule?.heard ?? []) ??
    (isMourning(conversation)
      ? null
      : (inTheAir(conversation) ?? speaker.say(repertoire.unknown.answer)))
  );
}

function say(
  { speaker, lastReply, repertoire }: Conversation,
  hit: Hit | undefined,
): string | null {
  if (!hit) return null;
  if (hit.rule?.id.endsWith('why-back')) {
    const own = speaker.say(ruleOfReply(lastReply, repertoire.rules)?.why ?? []);
    if (own !== null) return own;
  }
  const moods = hit.rule ? hit.lines.slice(0, hit.lines.length - hit.rule.says.length) : [];
  return speaker.say(moods, hit.slots) ?? speaker.say(hit.rule?.says ?? hit.lines, hit.slots);
}

/** 'And you?' after the fan's own answer, or after the character's question. */
function sayOwn(
  { speaker, lastReply, repertoire }: Conversation,
  statements: readonly Hit[],
): string | null {
  const asked = ruleOfReply(lastReply, repertoire.rules);
  const here = statements.find(({ rule }) => rule?.me)?.rule;
  const any = repertoire.rules.find(({ id }) => id.endsWith('and-you'));
  return (
    speaker.say(asked?.me ?? []) ?? speaker.say(here?.me ?? []) ?? speaker.say(any?.says ?? [])
  );
}

/** What was told in this message, taken in, the name first; null where nothing new was. */
function taken(conversation: Conversation): string | null {
  const { facts, turn, repertoire, speaker, now, language } = conversation;
  const isNew = (fact: Fact) => fact.turn === turn && (!fact.isGone || fact.value !== '');
  const hasPlace = facts.some((fact) => isNew(fact) && fact.kind === 'tripPlace');
  const lines = facts
    .filter((fact) => isNew(fact) && !(hasPlace && fact.kind === 'tripTime'))
    .reverse()
    .sort((a, b) => Number(b.kind === 'name') - Number(a.kind === 'name'))
    .flatMap((fact) => {
      const slots = {
        value: fact.value,
        about: fact.about,
        day: fact.date && spokenDay(fact.date, now, language),
      };
      return speaker.say(repertoire.told[fact.isGone ? 'lost' : keyOf(fact)] ?? [], slots) ?? [];
    });
  const [first, second] = lines;
  if (first === undefined) return null;
  return second === undefined ? first : `${sentencesOf(first)[0] ?? ''} ${second}`;
}

function keyOf({ kind, value }: Fact): 'workplace' | 'namedPet' | 'namedPerson' | Fact['kind'] {
  if (value === '') return kind;
  if (kind === 'job' && /^(?:in|at|for) /.test(value)) return 'workplace';
  return kind === 'pet' ? 'namedPet' : kind === 'person' ? 'namedPerson' : kind;
}

/** A small question about something told a while ago; the dead are left in peace. */
function remembered(conversation: Conversation): string | null {
  const { facts, turn, repertoire, speaker, now, language } = conversation;
  for (const fact of facts.filter((one) => !one.isGone && one.turn <= turn - comesBackAfter)) {
    const line = speaker.say(repertoire.remembered[keyOf(fact)] ?? [], {
      value: fact.value,
      about: fact.about,
      day: fact.date && spokenDay(fact.date, now, language),
    });
    if (line !== null) return line;
  }
  return null;
}

/** Something that fits the fear, the hurt or the joy of the last few messages; null without one. */
function inTheAir(
  { replies, repertoire, speaker, clauses }: Conversation,
  isTopic = false,
): string | null {
  const air = replies
    .slice(-airTurns)
    .map((reply) => airOfReply(reply, repertoire))
    .reduce<Air | null>((last, one) => one ?? last, null);
  const plain = clauses[0]?.plain ?? '';
  const isElsewhere =
    repertoire.turnsAway.test(plain) || (isTopic && !repertoire.goesOn.test(plain));
  if ((air === 'annoyed' || air === 'glad') && isElsewhere) return null;
  const ofThisMood = replies
    .slice(-mostOfOneMood - airTurns)
    .filter((reply) => poolOfReply(reply, repertoire) === air);
  if (ofThisMood.length >= mostOfOneMood) return null;
  return air && speaker.say(repertoire.unknown[air]);
}

const topics = /^(?:\w\w\.t-|talk\.)/;

/** A topic that is touched in the middle of a story is not its subject. */
function isInStory({ repertoire, clauses }: Conversation, { rule, weight }: Hit): boolean {
  if (weight <= 2) return true;
  const isTopic = weight <= mayBeAnswer && topics.test(rule?.id ?? '');
  return isTopic && repertoire.goesOn.test(clauses[0]?.plain ?? '');
}

/** True for a few messages after a loss was told. */
function isMourning({ facts, turn }: Conversation): boolean {
  return facts.some((fact) => fact.isGone && turn - fact.turn <= mourningTurns);
}
