import type { Moderator } from '../moderation/verdict';
import type { Finding } from '../moderation/verdict';
import type { Choices } from './choices';
import { namesMinor, namesRealPerson } from './judge-wording';

/** The finding for which a text is refused; null if all texts are allowed. */
type Judged = {
  field: JudgedField;
  text: string;
  finding: Finding;
} | null;

type JudgedField = 'name' | 'line' | 'greeting' | 'you' | 'yourLine';

/** The score of a rule about the wording of a character, as of orders for pictures. */
const score = 0.85;

/** Judges a text about a character, which says nothing about the person who wrote it. */
async function judgeText(moderator: Moderator, text: string): Promise<Finding | null> {
  if (namesMinor(text)) return { category: 'minors', layer: 'grammar', score };
  if (namesRealPerson(text)) return { category: 'real_person', layer: 'grammar', score };
  const verdict = await moderator.judge(text, 'from_character');
  if (verdict.kind !== 'refused') return null;
  return verdict.findings[0];
}

/** Judges the texts that a person wrote about a character. Returns the first that is refused. */
export async function judgeTexts(
  moderator: Moderator,
  { name, line, greeting, you, yourLine }: Partial<Pick<Choices, JudgedField>>,
): Promise<Judged> {
  for (const [field, text] of Object.entries({ name, line, greeting, you, yourLine })) {
    if (!text) continue;
    const finding = await judgeText(moderator, text);
    if (finding) return { field: field as JudgedField, text, finding };
  }
  return null;
}

/** Judges a bio that a model or a service wrote. */
export async function isBioAllowed(moderator: Moderator, bio: string): Promise<boolean> {
  return (await judgeText(moderator, bio)) === null;
}
