import type { Thread } from '../thread/thread';
import { hash, isListed, plainWords } from '../recognise/features';
import { hasWord, withoutFillers } from '../thread/clauses';
import type { Say } from './say';

const helpers = 'do|does|did|are|is|am|was|were|have|has|can|could|will|would|should';
const question = new RegExp(
  String.raw`^(${helpers}) (you|u|it|that|this|he|she|they|there|i)(?= )(.*)$`,
  'iu',
);
const ofOpinion = /^ (?:think|believe|know|remember|mean|mind|reckon)\b/i;
const unwelcome =
  /\b(?:bad|wrong|late|weird|stupid|boring|annoying|bother\w*|disturb\w*|interrupt\w*|too \w+|hate|lie|lying)\b/i;
const atTimes =
  /\b(?:ever|sometimes|still|get|feel|nervous|lonely|scared|afraid|sad|tired|homesick|jealous|bored)\b/i;

const subjectOf: Record<string, string> = { you: 'I', u: 'I', i: 'you', that: 'it', this: 'it' };
const helpOf: Record<string, string> = { 'I are': 'am', 'I were': 'was', 'you am': 'are' };

const isDenied = (rest: string, help: string, name: string): boolean =>
  isListed(help, 'do have') && hash(`${name} ${plainWords(rest).sort().join(' ')}`) % 3 === 0;

/** Answers an English question for yes or no by its helper: "Yes, I do."; null for other forms. */
export function restate(
  text: string,
  { language, profile }: Thread,
  fact: string | null,
  say: Say,
): string | null {
  const bare = withoutFillers(text.replace(/[\s?!.]{1,9}$/, ''), 'en');
  const [, helper = '', person = '', rest = ''] = question.exec(bare) ?? [];
  if (language !== 'en' || helper === '' || ofOpinion.test(rest)) return null;
  const subject = subjectOf[person.toLowerCase()] ?? person.toLowerCase();
  const help = helpOf[`${subject} ${helper.toLowerCase()}`] ?? helper.toLowerCase();
  const parts = { subject, help, not: help === 'can' ? 'cannot' : `${help} not` };
  if (unwelcome.test(rest)) return say('restate.not', parts);
  if (/do you think|you reckon/i.test(rest)) return say('question.yesno', parts);
  if (subject === 'you') return isListed(help, 'can could should') ? null : say('question.yesno');
  if (subject !== 'I') return say('question.yesno');
  if (isListed(help, 'do have am') && atTimes.test(rest) && !hasWord(rest, 'been|lived'))
    return say('form.felt');
  return (
    (fact === null ? null : say('restate.fact', { ...parts, fact: [fact] })) ??
    (isDenied(rest, help, profile.name) ? say('restate.no', parts) : null) ??
    say('restate.yes', parts)
  );
}
