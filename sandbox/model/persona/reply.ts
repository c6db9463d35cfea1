import type { ModelMessage } from '../protocol';
import { compose } from './compose';
import { answerAbroad } from './foreign/answer-abroad';
import { detectLanguage } from './foreign/detect-language';
import { readFacts } from './memory/read-facts';
import { readProfile } from './profile';
import type { Scene } from './scene';
import { Speaker } from './speaker';
import { findTone, type Tone } from './tone';
import { findWorld } from './worlds/find-world';

const longestMessage = 4_000;

/**
 * A character's answer to the last message of a thread, one to four sentences. The system prompt
 * says who the character is; the same thread gets the same answer, and no line of the thread's
 * assistant is said again.
 */
export function replyTo(messages: readonly ModelMessage[], now = new Date()): string {
  const contents = (...roles: ModelMessage['role'][]) =>
    messages.filter(({ role }) => roles.includes(role)).map(({ content }) => content);
  const profile = readProfile(contents('system', 'developer').join('\n'));
  const fanMessages = contents('user').map(withoutExcess);
  const ownMessages = contents('assistant');
  const fanMessage = fanMessages.at(-1) ?? '';
  const facts = readFacts(fanMessages, profile.memories);
  const fanName = facts.findLast((fact) => fact.kind === 'name')?.value ?? profile.fanName;
  const world = findWorld(profile.occupation);
  const tone = findTone(profile.personality, profile.speaks);
  const turn = fanMessages.length - 1;
  const speaker = new Speaker({ profile, world, tone, fanName, turn, fanMessage, ownMessages });
  const scene: Scene = { profile, world, speaker, fanName, facts, fanMessages, ownMessages, now };

  const language = detectLanguage(fanMessages);
  if (language !== 'en') return answerAbroad(scene, language);
  return colour(compose(scene, tone), tone, speaker);
}

/** Nobody talks in thousands of words or spaces; the patterns need not either. */
function withoutExcess(message: string): string {
  return message
    .replace(/[^\S\n]+/g, ' ')
    .trim()
    .slice(0, longestMessage);
}

/** The manner of writing: exclamation marks and small signs for those who use them. */
function colour(text: string, tone: Tone, speaker: Speaker): string {
  const lively = tone.lively && speaker.random.chance(0.4) ? text.replace(/\.$/, '!') : text;
  const sign = speaker.random.chance(0.3) ? speaker.one(tone.signs) : undefined;
  return sign ? `${lively} ${sign}` : lively;
}
