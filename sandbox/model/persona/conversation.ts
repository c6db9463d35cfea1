import { type Clause, clausesOf } from './hear/clauses';
import { type Language, languagesOf } from './hear/detect-language';
import type { ModelMessage } from '../protocol';
import type { Fact } from './memory/fact';
import { readFacts } from './memory/read-facts';
import { ownSlots } from './own-slots';
import { type Profile, readProfile } from './profile';
import { repertoires } from './repertoire';
import type { Repertoire } from './repertoire/repertoire';
import { Speaker } from './speaker';
import { type Mood, moodOf } from './tone';

/** Everything an answer may draw on. */
export interface Conversation {
  profile: Profile;
  mood: Mood;
  language: Language;
  repertoire: Repertoire;
  facts: readonly Fact[];
  /** The last message of the fan. */
  message: string;
  clauses: readonly Clause[];
  /** All that the fan wrote, the last message at the end. */
  messages: readonly string[];
  /** What the character said last. */
  lastReply: string;
  /** All that the character said, the last at the end. */
  replies: readonly string[];
  /** How many messages the fan wrote before this one. */
  turn: number;
  now: Date;
  speaker: Speaker;
}

const longestMessage = 4_000;

export function readConversation(messages: readonly ModelMessage[], now: Date): Conversation {
  const contents = (...roles: ModelMessage['role'][]) =>
    messages.filter(({ role }) => roles.includes(role)).map(({ content }) => content);
  const profile = readProfile(contents('system', 'developer').join('\n'));
  const fanMessages = contents('user').map((message) => message.slice(0, longestMessage));
  const replies = contents('assistant');
  const languages = languagesOf(fanMessages);
  const language = languages.at(-1) ?? 'en';
  const memories = profile.memories.map(toldByFan);
  const facts = readFacts(
    [...memories, ...fanMessages],
    [...memories.map(() => 'en' as const), ...languages],
    now,
  ).map((fact) => ({ ...fact, turn: fact.turn - memories.length }));
  const fanName = facts.findLast(({ kind }) => kind === 'name')?.value ?? profile.fanName;
  const known =
    fanName === null || facts.some(({ kind }) => kind === 'name')
      ? facts
      : [
          { kind: 'name' as const, value: fanName, about: '', isGone: false, date: null, turn: -1 },
          ...facts,
        ];
  const message = fanMessages.at(-1) ?? '';
  const turn = fanMessages.length - 1;
  return {
    profile,
    mood: moodOf(profile.personality, profile.speaks),
    language,
    repertoire: repertoires[language],
    facts: known,
    message,
    messages: fanMessages,
    clauses: clausesOf(withoutName(message, profile), language),
    lastReply: replies.at(-1) ?? '',
    replies,
    turn,
    now,
    speaker: new Speaker(`${profile.name}:${turn}:${message}`, ownSlots(profile, fanName), replies),
  };
}

/** Whom a message is addressed to tells nothing: 'Hi Noor' is 'Hi'. */
function withoutName(message: string, { firstName }: Profile): string {
  const name = firstName.replaceAll(/[^\p{L}\p{N}]/gu, '.');
  return (
    message
      .replaceAll(new RegExp(`(?:, ?)?(?<![\\p{L}-])${name}(?![\\p{L}'’-])(?: ?,)?`, 'giu'), ' ')
      .trim() || message
  );
}

const asFan: readonly [RegExp, string][] = [
  [/^Has\b/i, 'I have'],
  [/^Works\b/i, 'I work'],
  [/^Lives\b/i, 'I live'],
  [/^Is\b/i, 'I am'],
  [/^Plays\b/i, 'I play'],
  [/^Their\b/i, 'My'],
  [/^The fan's\b/i, 'My'],
  [/^You are\b/i, 'I am'],
  [/^Your\b/i, 'My'],
  [/^You\b/i, 'I'],
];

function toldByFan(memory: string): string {
  return asFan.reduce((text, [pattern, start]) => text.replace(pattern, start), memory);
}
