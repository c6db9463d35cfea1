import { createPromptJudge } from '../moderation/prompts/prompt-judge';
import type { Finding } from '../moderation/verdict';

const digit = /\p{Nd}/u;

/**
 * Checks whether the rules find a category in a text. Bareness and injuries are judged by the moderator. A
 * number without a unit can only be an age in digits: "I got you one" states none.
 */
const finds = (text: string, category: Finding['category']): boolean => {
  const areNumbersAges = digit.test(text);
  const verdict = createPromptJudge().judge(text, { level: 'explicit', areNumbersAges });
  return (
    verdict.kind === 'refused' && verdict.findings.some((finding) => finding.category === category)
  );
};

/** Checks whether a text about a character states an age under 18, or a word for school age. */
export const namesMinor = (text: string): boolean => finds(text, 'minors');

/**
 * Checks whether a text names a known person. Any other first name with a family name is allowed, since a
 * made character needs one; without capitals only known people are recognised.
 */
export const namesRealPerson = (text: string): boolean => finds(text.toLowerCase(), 'real_person');
