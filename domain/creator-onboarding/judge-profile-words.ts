import { createPromptJudge } from '../moderation/prompts/prompt-judge';
import type { Finding } from '../moderation/verdict';

/** The reasons why a word may not describe a creator, as parts of refusals. */
export type WordFault = 'place' | 'contact' | 'under-age' | 'real-person' | 'violent' | 'explicit';

const contacts = [
  /@[\w-]+\.\w/u,
  /(?:https?:\/\/|www\.)\S/iu,
  /[a-z\d]\.(?:com|net|org|me|io|tv|xxx)\b/iu,
  /(?:\+|00)?\d(?:[\s().-]*\d){7,}/u,
];

/** Postal codes (British, Dutch, Canadian; five digits and more after a place) and addresses of streets. */
const places = [
  /\b[A-Z]{1,2}\d[A-Z\d]?\s*\d[A-Z]{2}\b/iu,
  /\b\d{4}\s?[A-Z]{2}\b/u,
  /\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/iu,
  /\b\d{5}(?:-\d{3,4})?\b/u,
  /\b\d+\w?\s+\p{L}+\s+(?:street|st|road|rd|avenue|ave|lane|drive)\b/iu,
  /\b\p{L}+(?:straße|strasse|str\.)\s*\d+/iu,
  /\b(?:rue|calle|rua|avenida)\s+\p{L}/iu,
];

const faultOf: Partial<Record<Finding['category'], WordFault>> = {
  minors: 'under-age',
  real_person: 'real-person',
  violence: 'violent',
  explicit: 'explicit',
};

/**
 * Returns the reason why a text may not describe a creator; null if it may. The rules need no model, so a
 * form says at once what is wrong; staff read the whole profile before it is published.
 */
export function judgeProfileWords(text: string): WordFault | null {
  if (contacts.some((pattern) => pattern.test(text))) return 'contact';
  if (places.some((pattern) => pattern.test(text))) return 'place';
  const verdict = createPromptJudge().judge(text.toLowerCase(), {
    level: 'sfw',
    areNumbersAges: false,
  });
  if (verdict.kind !== 'refused') return null;
  for (const { category } of verdict.findings) {
    const fault = faultOf[category];
    if (fault) return fault;
  }
  return null;
}
