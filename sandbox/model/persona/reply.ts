import type { ModelMessage } from '../protocol';
import { sentencesOf } from '../spoken';
import { isListed } from './recognise/features';
import { grave, isQuestion, leaving, weighty } from './recognise/intents';
import type { Intent } from './talk';
import { wordsOf } from './language';
import { act, actIn } from './speak/acts';
import { answer } from './speak/answer';
import { subjectsOf } from './speak/forms';
import { react } from './speak/react';
import { isCued, remember } from './speak/remember';
import { type Say, sayFor } from './speak/say';
import { linesOf } from './talk';
import { Speaker } from './speak/speaker';
import { valuesOf } from './speak/values';
import { type Clause, hasWord } from './thread/clauses';
import { readThread, type Thread } from './thread/thread';

const openingTask = 'Task: follow-up';
const repliesTask = 'Task: replies';
const callMessage = '*calls you*';
const careRule = 'hurting or in danger';

const mostQuestions = 2;
const leastGrave = 0.5;
const leastLeaving = 0.55;
const fewWords = 4;
const orders = ['g', 'gn', 'ng', 'gnn', 'ngn', 'nng'];
const leastSecond = 0.5;
const evening = /^(?:buenas noches|boa noite)\W*$/i;
const ofChild = /^\W*(?:1[0-7]|\d)\W*$/;
const beside = ' crisis=care abuse=care loss=care care=crisis ai=ask explicit=ask ';

interface Reply {
  text: string;
  /** The groups of lines that were used: intents, and what stands for none. */
  groups: string[];
}

/**
 * Replies in character to the last message of a thread. The system prompt says who the character is. The
 * same thread gets the same reply, unless that was rejected; no line is said twice within twelve replies
 * as long as another fits.
 */
export const replyTo = (
  messages: readonly ModelMessage[],
  rejected: readonly string[] = [],
): string => composeReply(messages, rejected).text;

/** Replies as `replyTo` does, and states by which groups of lines. */
export function composeReply(
  messages: readonly ModelMessage[],
  rejected: readonly string[] = [],
): Reply {
  const last = messages.at(-1)?.content ?? '';
  const isOpening = last.startsWith(openingTask);
  const isSuggesting = last.startsWith(repliesTask);
  const thread = readThread(isOpening || isSuggesting ? messages.slice(0, -1) : messages);
  const seed = `${thread.profile.name}:${thread.messages.length}:${thread.message}`;
  const speaker = new Speaker(seed, valuesOf(thread), thread.replies, rejected);
  const used: string[] = [];
  const say = sayFor(thread, speaker, used);
  const text = isSuggesting
    ? suggest(thread, speaker)
    : write(thread, speaker, say, isOpening, messages);
  return { text, groups: used };
}

function write(
  thread: Thread,
  speaker: Speaker,
  say: Say,
  isOpening: boolean,
  messages: readonly ModelMessage[],
): string {
  if (isOpening) return speaker.persist(() => say('opening')) ?? '…';
  const isCaring = messages.some(
    ({ role, content }) => role === 'system' && content.includes(careRule),
  );
  return (
    speaker.persist(
      () => (isCaring ? gravely('care', say) : null) ?? compose(thread, speaker, say),
    ) ??
    speaker.persist(() => say('ask') ?? say('answer+ask')) ??
    `${thread.messages.length}.`
  );
}

function suggest({ language }: Thread, speaker: Speaker): string {
  const [lines = ''] = speaker.ordered(linesOf(language, 'suggest'));
  return lines.split(' // ').join('\n');
}

function compose(thread: Thread, speaker: Speaker, say: Say): string | null {
  const { clauses, message, messages, before } = thread;
  if (ofChild.test(message) && before.some(({ intent }) => intent === 'age'))
    return gravely('minor', say);
  const serious = grave.find((intent) =>
    clauses.some((clause) => clause.intent === intent && clause.score >= leastGrave),
  );
  if (serious) return gravely(serious, say);
  if (message === callMessage || (evening.test(message) && messages.length < 2))
    return say('greet');
  const leave = clauses.find(
    ({ intent, score }) => leaving.includes(intent) && score >= leastLeaving,
  );
  const isAct = (clause: Clause) => clause !== leave && actIn(clause, thread) !== null;
  const questions = clauses.filter(
    (clause) => isAct(clause) || (clause.asks && (isQuestion(clause.intent) || clause.score < 1)),
  );
  if (leave) return part(leave, questions, thread, say) || null;
  if (isDeath(thread)) return gravely('loss', say);
  const lore = speaker.say(thread.lore);
  if (lore !== null) return lore;
  const asked = questions.filter((clause) => !isAct(clause));
  const remembered = asked.length > 0 || isCued(thread) ? remember(asked, thread, say) : null;
  if (remembered !== null) return remembered;
  return questions.length > 0 ? answerAll(questions, thread, say) : react(thread, say);
}

/** Says what is serious, however often it is asked for anew, and never something else instead. */
function gravely(group: string, say: Say): string | null {
  const next = beside.split(` ${group}=`)[1]?.split(' ')[0] ?? 'bye';
  const groups = orders.map((order) => [...order].map((one) => (one === 'g' ? group : next)));
  return groups.reduce<string | null>((text, one) => text ?? say(one.join('+')), null);
}

function part(leave: Clause, questions: readonly Clause[], thread: Thread, say: Say): string {
  const parts = thread.message.split(/(?<=[,.!?;])\s+/);
  const [done] = parts.flatMap((text) => act({ ...leave, text }, thread, say) ?? []);
  const asked = questions.find(
    (one) => one !== leave && one.score > leastSecond && isQuestion(one.intent),
  );
  const text = done ?? (asked ? answer(asked, thread, say) : null) ?? '';
  const plain = sentencesOf(text).filter((sentence) => !sentence.endsWith('?'));
  return [...plain, gravely(leave.intent, say) ?? ''].join(' ').trim();
}

const isDeath = ({ message, messages, language, clauses }: Thread): boolean =>
  hasWord(message, wordsOf[language].died) &&
  subjectsOf(messages.slice(-2).join(' '), language).some((subject) =>
    isListed(subject, 'family pet friends'),
  ) &&
  clauses.some(({ asks }) => !asks);

function answerAll(questions: readonly Clause[], thread: Thread, say: Say): string | null {
  const lead = leadTo(thread, say);
  const answers: string[] = [];
  for (const question of ofWeight(questions)) {
    if (answers.length > 0 && question.score < leastSecond) continue;
    const text = act(question, thread, say) ?? answer(question, thread, say);
    if (text !== null && !answers.includes(text)) answers.push(text);
  }
  if (answers.length === 0) return null;
  return [...(lead ? [lead] : []), ...withOneQuestion(answers)].join(' ');
}

function leadTo({ clauses, isNamed }: Thread, say: Say): string | null {
  if (isNamed) return say('lead.name');
  const news = clauses.find(
    ({ intent, score, asks, text }) =>
      weighty.includes(intent) && score > leastGrave && !asks && text.split(' ').length > fewWords,
  );
  if (!news) return null;
  return say(isListed(news.intent, 'good love') ? 'tone.good' : 'tone.bad');
}

const light: readonly Intent[] = ['surprise', 'topic', 'andyou', 'other', 'more', 'mean'];

function ofWeight(questions: readonly Clause[]): Clause[] {
  const weightier = questions.filter(({ intent }) => !light.includes(intent));
  const kept = weightier.length > 0 ? weightier : questions;
  return kept.length > mostQuestions
    ? [...kept].sort((a, b) => b.score - a.score).slice(0, mostQuestions)
    : [...kept];
}

const withOneQuestion = (answers: readonly string[]): string[] =>
  answers.map((text, index) =>
    index === answers.length - 1
      ? text
      : sentencesOf(text)
          .filter((sentence) => !sentence.endsWith('?'))
          .join(' ') || text,
  );
