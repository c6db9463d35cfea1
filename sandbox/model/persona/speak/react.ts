import { capital, isListed, plainWords } from '../recognise/features';
import { type Language, wordsOf } from '../language';
import { isQuestion, weighty } from '../recognise/intents';
import type { Intent } from '../talk';
import { choiceIn } from '../thread/choice';
import {
  chatSentences,
  type Clause,
  hasWord,
  startsAsking,
  withoutFillers,
} from '../thread/clauses';
import { jobIn, type Named, namesIn } from '../thread/names';
import type { Thread } from '../thread/thread';
import { timeIn } from '../thread/times';
import { asksForHuman, thingValues } from './answer';
import { subjectsOf } from './forms';
import type { Say } from './say';
import { shapeOf, takeUp } from './take-up';

const understood = 0.5;
const known = 0.58;
const newSubject = 0.43;
const certain = 0.75;
const heavy = 'sad lonely anxious mad ill breakup selfdown loss';
const longestAnswer = 5;
const now = /^(?:today|tonight|this|diese|heute|hoy|aujourd.hui|hoje|ce soir|\p{L}+day$)/iu;
const ahead = /\b(?:tomorrow|morgen|mañana|demain|amanhã|next)\b/i;
const habit =
  /\b(?:los \w+s|basically|since|ago|usually|always|every|each|jede\w*|chaque|cada|tod[oa]s?)\b/i;
const guessed = /^i (?:bet|guess|think|hope|knew|imagine) (?=you)/i;
const isBare = /^[^\p{L}\p{N}]+$/u;

/** Responds to what the person said: their news, their answer to the character's question, or the rest. */
export function react(thread: Thread, say: Say): string | null {
  const { clauses, message, lastQuestion, language } = thread;
  if (isBare.test(message)) return say('emoji');
  if (clauses.some(({ text }) => asksForHuman.test(text))) return say('ai') ?? say('ai+ask');
  const main = [...clauses].sort((one, other) => weightOf(other) - weightOf(one))[0];
  if (!main) return say('emoji');
  const isAnswer = lastQuestion !== null && plainWords(message).length <= longestAnswer;
  const isPlain = isListed(main.intent, 'yes ack') && startsAsking(lastQuestion ?? '', language);
  const answered =
    isAnswer && !isPlain && (main.score < newSubject || isPlainAnswer(main.intent))
      ? answerToQuestion(main, thread, say)
      : null;
  if (answered !== null) return answered;
  const toIntent = (least: number) =>
    main.score >= least && !isQuestion(main.intent) ? say(main.intent) : null;
  const isPolite =
    !thread.isNamed && isListed(main.intent, light) && plainWords(message).length < longestAnswer;
  const isLong = isPlainAnswer(main.intent) && plainWords(message).length > 2;
  return (
    (isPolite && main.intent !== 'thanks' && isHeavy(thread) ? say('ack.heavy') : null) ??
    (isPolite ? toIntent(isLong ? certain : understood) : null) ??
    toNews(main, thread, say) ??
    (main.score < certain ? ofCharacter(thread, say) : null) ??
    introduced(thread, say) ??
    toFacts(thread, say, isHeavy(thread)) ??
    toIntent(known) ??
    (isHeavy(thread) && plainWords(message).length < longestAnswer ? say('ack.heavy') : null) ??
    takeUp(thread, say) ??
    toIntent(understood) ??
    toWords(thread, say)
  );
}

function ofCharacter({ clauses, language }: Thread, say: Say): string | null {
  const { yours, mine } = wordsOf[language];
  const isOf = (text: string) => {
    const words = plainWords(withoutFillers(text, language).replace(guessed, ''));
    const has = (list: string) => words.some((word) => isListed(word, list));
    return isListed(words[0] ?? '', yours) || (language === 'de' && has(yours) && !has(mine));
  };
  const said = clauses.filter(({ intent, score }) => score === 0 || !isListed(intent, light));
  return said.some(({ text }) => text.split(/[,;] /).some(isOf)) ? say('said.you') : null;
}

const toWords = (thread: Thread, say: Say): string | null =>
  (isHeavy(thread) ? say('ack.heavy') : null) ?? say('answer');

function isHeavy({ before, messages, language }: Thread): boolean {
  const last = messages.at(-2) ?? '';
  const isDear = subjectsOf(last, language).some((one) => isListed(one, 'family pet friends'));
  const said = before.filter(({ asks }) => !asks);
  return said.some(
    ({ intent, score, text }) =>
      (score > understood && isListed(intent, heavy)) ||
      isListed(newsIn(text, language) ?? '', heavy) ||
      (isDear && hasWord(last, wordsOf[language].died)),
  );
}

function introduced({ fan, isNamed, message, language }: Thread, say: Say): string | null {
  if (!isNamed) return null;
  const job = jobIn(message, language);
  if (job === null || job === fan) return say('tname');
  const lead = say('lead.name');
  const on = say('tjob', { Job: shownJob(job, language) });
  return lead !== null && on !== null ? `${lead} ${on}` : (on ?? lead);
}

function toNews({ intent, score }: Clause, thread: Thread, say: Say): string | null {
  const news =
    weighty.includes(intent) && score >= known ? intent : newsIn(thread.message, thread.language);
  if (news === undefined) return null;
  const isPast = hasWord(thread.message, wordsOf[thread.language].past);
  const past = isPast ? say(`${news}.past`) : null;
  if (past !== null) return past;
  if (!thread.isNamed && !isListed(news, 'good love')) return say(news);
  const lead = say(thread.isNamed ? 'lead.name' : 'tone.good');
  const facts = thread.isNamed ? say(news) : toFacts(thread, say);
  return lead !== null && facts !== null ? `${lead} ${facts}` : say(news);
}

const newsIn = (message: string, language: Language): string | undefined =>
  isListed(plainWords(message)[0] ?? '', wordsOf[language].yours)
    ? undefined
    : subjectsOf(message, language).find(
        (one) => one !== 'love' && weighty.some((intent) => intent === one),
      );

const namesOf = ({ message, language }: Pick<Thread, 'message' | 'language'>) =>
  chatSentences(message)
    .flatMap((sentence) => namesIn(sentence, language))
    .filter(({ owner }) => owner !== null);

function toFacts({ message, language, fan }: Thread, say: Say, isBad = false): string | null {
  const isDear = ({ owner }: Named) =>
    hasWord(owner ?? '', wordsOf[language].pronouns) ||
    subjectsOf(owner ?? '', language).some((one) => isListed(one, 'family pet friends'));
  const named =
    isBad && plainWords(message).length > longestAnswer
      ? undefined
      : namesOf({ message, language }).find(isDear);
  const found = jobIn(message, language);
  const job = found === fan ? null : found;
  const when = timeIn(message, language);
  const isPast =
    !ahead.test(message) &&
    (hasWord(message, wordsOf[language].past) || shapeOf(message, language) === 'past');
  return (
    (named ? say('named', { who: capital(named.value) }) : null) ??
    (job === null ? null : say('tjob', { Job: shownJob(job, language) })) ??
    (when === null || isPast || now.test(when) || habit.test(message)
      ? null
      : say('tevent', { When: capital(when) }))
  );
}

const shownJob = (job: string, language: Language): string =>
  language === 'en' && !/^an? /i.test(job) ? `You ${job}` : capital(job);

const light = 'ack laugh surprise yes no dunno fine greet thanks sorry';
const isPlainAnswer = (intent: Intent) => isListed(intent, 'yes no dunno ack');
const weightOf = ({ intent, score }: Clause) =>
  score > 0 && isListed(intent, light)
    ? score * (isListed(intent, 'thanks sorry') ? 0.5 : 0.2)
    : Math.max(score, 0.21);

function answerToQuestion(
  { text, intent, score }: Clause,
  thread: Thread,
  say: Say,
): string | null {
  const offered = choiceIn(thread.lastQuestion ?? '', thread.language);
  const chosen = offered?.find((one) => text.toLowerCase().includes(one.toLowerCase()));
  if (chosen !== undefined) return say('answer.topic', thingValues(chosen));
  return score >= understood && isPlainAnswer(intent) ? say(intent) : null;
}
