import { sentencesOf } from '../../spoken';
import type { ModelMessage } from '../../protocol';
import { type Profile, readProfile } from '../card/profile';
import { type Language, languages, languagesOf } from '../language';
import { loreOf } from '../card/lore';
import { type Clause, clausesOf } from './clauses';
import { nameIn } from './names';
import { readStatements, type Statement } from './statements';

/** Everything that a reply may draw on. */
export interface Thread {
  profile: Profile;
  language: Language;
  /** The last message of the person, and its clauses. */
  message: string;
  clauses: Clause[];
  /** All messages of the person and all replies, the last ones at the end. */
  messages: string[];
  replies: string[];
  /** The last question of the character, if its last reply ended with one. */
  lastQuestion: string | null;
  /** The clauses of the person's message before. */
  before: Clause[];
  statements: Statement[];
  /** The entries of a lorebook that the conversation touches. */
  lore: string[];
  /** The name of the person; null if unknown. */
  fan: string | null;
  /** True if the last message gives that name. */
  isNamed: boolean;
}

const longestMessage = 4_000;
const mostSearched = 60;

const names = { de: 'German', fr: 'French', es: 'Spanish', pt: 'Portuguese', en: 'English' };

const languageNamed = (text: string | null): Language | null =>
  languages.find((language) => text?.includes(names[language])) ?? null;

/** Reads a thread: who speaks in which language, what was asked last, and what the person has stated. */
export function readThread(thread: readonly ModelMessage[]): Thread {
  const contents = (...roles: ModelMessage['role'][]) =>
    thread.filter(({ role }) => roles.includes(role)).map(({ content }) => content);
  const profile = readProfile(contents('system', 'developer').join('\n'));
  const messages = contents('user').map((message) => message.slice(0, longestMessage));
  const replies = contents('assistant');
  const [greeted] =
    thread.find(({ role }) => role !== 'system')?.role === 'assistant'
      ? languagesOf(replies.slice(0, 1))
      : [];
  const first = greeted ?? languageNamed(profile.likely);
  const language = languageNamed(profile.wanted) ?? languagesOf(messages, first).at(-1) ?? 'en';
  const message = messages.at(-1) ?? '';
  const clauses = clausesOf(withoutName(message, profile), language);
  const sentences = sentencesOf(replies.at(-1) ?? '');
  const lastQuestion = sentences.findLast((sentence) => sentence.endsWith('?')) ?? null;
  const isNamed = (text: string) =>
    clausesOf(text, language).some(({ intent }) => intent === 'tname');
  const given = messages
    .slice(-mostSearched)
    .flatMap((text) => nameIn(text, language, isNamed(text)) ?? []);
  return {
    profile,
    language,
    message,
    clauses,
    messages,
    replies,
    lastQuestion,
    before: clausesOf(messages.at(-2) ?? '', language),
    statements: readStatements(profile.memories, messages.slice(-mostSearched, -1), language),
    lore: loreOf(thread),
    fan: given.at(-1) ?? profile.fanName,
    isNamed: nameIn(message, language, isNamed(message)) !== null,
  };
}

function withoutName(message: string, { firstName }: Profile): string {
  const name = firstName.replaceAll(/[^\p{L}\p{N}]|[À-ž]/gu, '.');
  const pattern = new RegExp(`(?:, ?)?(?<![\\p{L}-])${name}(?![\\p{L}'’-])(?: ?,)?`, 'giu');
  const bare = message
    .replaceAll(pattern, ', ')
    .replaceAll(/,\s{0,9}(?=[?!.,])/g, '')
    .replace(/^[,\s]{1,9}/, '')
    .replace(/[,\s]{1,9}$/, '');
  return bare || message;
}
