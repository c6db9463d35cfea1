import { factsOn } from '../card/facts';
import { sentencesOn } from '../card/own-sentences';
import { askingWords, wordsOf } from '../language';
import { capital, hash, isListed, plainWords } from '../recognise/features';
import { factOf, isQuestion, questionBehind, weighty } from '../recognise/intents';
import { recognise } from '../recognise/recogniser';
import type { Intent } from '../talk';
import { choiceIn, meantOf } from '../thread/choice';
import { type Clause, hasWord, startsAsking, withoutFillers } from '../thread/clauses';
import type { Thread } from '../thread/thread';
import { byForm, helperOf, loosely, subjectsOf, isTaste, tasteIn } from './forms';
import { restate } from './restate';
import type { Say } from './say';

const understood = 0.45;
const known = 0.6;
const certain = 0.75;
const nearlyCertain = 0.68;
const fewWords = 3;

const wrapped =
  /^.*?\b(?:(?:can|could|will|would) you (?:please )?tell me|do you (?:happen to )?know|tell me|i wonder) (?:again )?(?=(?:wh|how)[\w'’]* )/i;

const declared =
  /^(?:(?:and|so|but|wait) )*you (?!too|ok|know|mean|want|are|were|have|had|can|will|would|did|do|and|or)(?=[a-z]+ .*\?$)/i;

/** Answers a question: by its form, what the card says of it, or what its intent is after. */
export function answer(asked: Clause, thread: Thread, say: Say): string | null {
  const isRecalling = asked.intent === 'recall';
  const text =
    thread.language === 'en' && !isRecalling
      ? asked.text.replace(declared, 'do you ').replace(wrapped, '')
      : asked.text;
  const clause = text === asked.text ? asked : { ...asked, text, score: 0 };
  const { score } = clause;
  const { tips, suppose } = wordsOf[thread.language];
  const isSupposing = hasWord(text, `^(?:${suppose})`);
  return (
    elliptic(clause, thread, say) ??
    bySpecial(clause, thread, say) ??
    (isSupposing || clause.intent === 'family' ? null : choose(clause, thread, say)) ??
    (hasWord(text, tips) ? advise(clause, thread, say) : null) ??
    byForm(clause, thread, say) ??
    allowed(clause, thread, say) ??
    fromCard(clause, thread, say) ??
    forReason(clause, thread, say) ??
    onTaste(clause, thread, say) ??
    (score >= leastOf(clause, thread) ? byIntent(clause, thread, say) : null) ??
    inItsWords(clause, thread, say) ??
    onSubject(clause, thread, say) ??
    (score >= understood ? byIntent(clause, thread, say) : null) ??
    loosely(clause, thread, say)
  );
}

function leastOf({ text, intent }: Clause, { language }: Thread): number {
  const helper = helperOf(text, language);
  const isOfMood = helper !== null && isListed(intent, 'happy fear angry');
  if (isOfMood || (factOf[intent] !== undefined && isListed(helper ?? '', 'can kannst')))
    return Infinity;
  return language === 'en' && helper !== null ? nearlyCertain : known;
}

/** A question or a remark whether a human being writes. */
export const asksForHuman =
  /^(?:so |ok |and )*(?:are|r|is|am|u|you['’]?re|you are) .*\b(?:human|(?:chat)?bot|robot|ai|machine|(?:not a|real) (?:person|woman|man))\b/i;
const asWish = new Set<Intent>(['photo', 'voice', 'meet', 'ai', 'likeme', 'love']);

const allowed = ({ text, intent, score }: Clause, { language }: Thread, say: Say): string | null =>
  hasWord(withoutFillers(text, language), `^(?:${wordsOf[language].mayi})`) &&
  (score < known || !isQuestion(intent))
    ? say('act.again')
    : null;

function inItsWords(clause: Clause, thread: Thread, say: Say): string | null {
  const { text, intent, score } = clause;
  const { language, profile } = thread;
  if (score >= understood && asWish.has(intent)) return null;
  if (asksForHuman.test(text)) return say('ai');
  const taste = tasteIn(text, language);
  if (language !== 'en') return say(taste ?? `mirror.${helperOf(text, language) ?? ''}`);
  const slot = factOf[taste ?? ''];
  const fact = slot === undefined ? undefined : factsOn(slot, profile, language)[0];
  return restate(text, thread, fact ?? null, say);
}

const onTaste = (clause: Clause, thread: Thread, say: Say): string | null =>
  (clause.score < known ||
    (clause.score < certain && (isTaste(clause.intent) || clause.intent === 'hobby'))) &&
  tasteIn(clause.text, thread.language) !== undefined
    ? onSubject(clause, thread, say)
    : null;

function onSubject({ text }: Clause, { language }: Thread, say: Say): string | null {
  const subject = subjectsOf(text, language).find((one) => one in factOf);
  if (subject === undefined || helperOf(text, language) !== null) return null;
  return say(subject) ?? say(factOf[subject] ?? subject);
}

type Answer = (clause: Clause, thread: Thread, say: Say) => string | null;

const specials: Partial<Record<Intent, Answer>> = {
  andyou: askedBack,
  mean: explained,
  more: continued,
  other: theOther,
};

const isWhole = (question: string | null): question is string =>
  plainWords(question ?? '').length > fewWords;

const mostPointing = 6;
const isShort = (text: string): boolean => plainWords(text).length <= mostPointing;

function bySpecial(clause: Clause, thread: Thread, say: Say): string | null {
  const needed = clause.intent === 'andyou' ? certain : understood;
  return clause.score >= needed ? (specials[clause.intent]?.(clause, thread, say) ?? null) : null;
}

function byIntent(clause: Clause, thread: Thread, say: Say): string | null {
  const { intent, text, asks } = clause;
  const { language, fan } = thread;
  const helper = helperOf(text, language);
  if (intent === 'mean' || intent === 'more' || intent === 'other') return null;
  const isAsking = helper !== null || !isShort(text) || startsAsking(text, language);
  if (asks && !isQuestion(intent) && isAsking) return null;
  if (text.endsWith('?') && weighty.includes(intent)) return say('form.felt');
  if (intent === 'work' && helper !== null) return null;
  if (intent === 'why' && !isShort(text)) return null;
  if (intent === 'name' && fan !== null) return say('name.known') ?? say('name');
  if (intent === 'advice') return advise(clause, thread, say);
  if (intent === 'recall') return say('recall.none');
  const slot = factOf[intent];
  return (
    say(intent) ??
    say(`${intent}.again`) ??
    say(`${intent}.open`) ??
    (slot ? say('again', { same: factsOn(slot, thread.profile, language)[0] ?? '' }) : null)
  );
}

function advise({ text }: Clause, { language }: Thread, say: Say): string | null {
  return (hasWord(text, wordsOf[language].tips) ? say('advice.tips') : null) ?? say('advice');
}

export const thingValues = (thing: string) => ({ thing, Thing: capital(thing) });

function elliptic({ text }: Clause, { language, before }: Thread, say: Say): string | null {
  const [first = '', ...others] = text.replace(/[\s?!.]{1,9}$/, '').split(/\s+/);
  const isMore =
    hasWord(first, wordsOf[language].and) &&
    others.length > 0 &&
    others.length < fewWords &&
    !startsAsking(others.join(' '), language);
  if (!isMore || !before.some(({ asks }) => asks)) return null;
  const thing = others.join(' ');
  const subject = subjectsOf(thing, language).find((one) => one in factOf);
  return (subject === undefined ? null : say(subject)) ?? say('ask.which', { thing });
}

function choose({ text, asks }: Clause, thread: Thread, say: Say): string | null {
  const { language, profile } = thread;
  const choice = asks ? choiceIn(text, language) : null;
  if (choice === null) return null;
  const chosen = choice[hash(`${profile.name} ${[...choice].sort().join()}`) % 2] ?? choice[0];
  return say('orx', { choice: chosen, Choice: capital(chosen) });
}

function forReason(
  { text, intent }: Clause,
  { language, clauses }: Thread,
  say: Say,
): string | null {
  const [first = '', ...others] = plainWords(withoutFillers(text, language));
  const isOwn = askingWords[language].why.includes(first) && others.length + clauses.length > 2;
  return isOwn && intent !== 'world' ? say('question.why') : null;
}

/** What the card says in the words of the question. */
function fromCard(
  { text, intent, score }: Clause,
  { profile, language }: Thread,
  say: Say,
): string | null {
  const isPlain = ['name', 'age', 'place', 'about', 'ai', 'photo', 'voice'].includes(intent);
  if (language !== 'en' || (isPlain && score > 0.5)) return null;
  if (score >= (factOf[intent] === undefined ? certain : known)) return null;
  const sentences = sentencesOn(text, profile, helperOf(text, language) === null ? 1 : 2);
  if (sentences.length === 0) return null;
  const isWho = /^who\b/i.test(withoutFillers(text, language));
  const names = text.match(/(?<=\s)\p{Lu}\p{L}+/gu) ?? [];
  const isNamed = names.some((name) => sentences.some((sentence) => sentence.includes(name)));
  return (isWho && !isNamed ? say('hook.who') : null) ?? say('hook', { fact: sentences });
}

function askedBack(_: Clause, thread: Thread, say: Say): string | null {
  const { lastQuestion, language, clauses, before, messages } = thread;
  const [question] = recognise(lastQuestion ?? '', language);
  if (question && question.score >= known && factOf[question.intent] !== undefined)
    return byIntent(standingFor(question.intent), thread, say);
  const subject = [lastQuestion ?? '', messages.slice(-2).join(' ')]
    .flatMap((text) => subjectsOf(text, language))
    .find((one) => one in factOf);
  if (subject !== undefined) return say(subject);
  const intent = [...clauses, ...before]
    .filter(({ score }) => score >= understood)
    .map((stated) => questionBehind[stated.intent] ?? stated.intent)
    .find((one) => one === 'how' || one === 'age' || factOf[one] !== undefined);
  return (intent ? byIntent(standingFor(intent), thread, say) : null) ?? say('andyou');
}

const standingFor = (intent: Intent): Clause => ({ text: '', intent, score: 1, asks: true });

function explained({ text }: Clause, thread: Thread, say: Say): string | null {
  if (!isShort(text)) return null;
  if (!isWhole(thread.lastQuestion)) return say('mean');
  return say('mean.question');
}

function continued({ text }: Clause, thread: Thread, say: Say): string | null {
  const { before, profile, language, replies } = thread;
  const about = before.find(({ intent }) => factOf[intent] !== undefined)?.intent;
  const slot = about && factOf[about];
  const nearby = language === 'en' ? sentencesOn(`${text} ${replies.at(-1) ?? ''}`, profile) : [];
  const more = [
    ...(slot ? factsOn(slot, profile, language) : []),
    ...nearby,
    ...factsOn('fact', profile, language),
    ...factsOn('story', profile, language),
  ];
  return say('more', { more });
}

function theOther({ text }: Clause, thread: Thread, say: Say): string | null {
  const { language, messages, replies, lastQuestion } = thread;
  if (!isShort(text)) return null;
  const lastReply = replies.at(-1) ?? '';
  const offered = [...messages.slice(-4, -1), lastQuestion ?? ''];
  const choice = offered.map((one) => choiceIn(one, language)).findLast(Boolean);
  if (!choice) return null;
  const isOffer = lastQuestion !== null && choiceIn(lastQuestion, language) !== null;
  const meant = meantOf(text, choice, lastReply, language);
  return isOffer
    ? say('answer.topic', thingValues(meant))
    : say('other', { other: meant, Other: capital(meant) });
}
