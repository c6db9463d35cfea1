import { setImmediate as nextTurn } from 'node:timers/promises';
import { namesRealPerson } from '../made-characters/judge-wording';
import type { Finding, Moderator } from '../moderation/verdict';
import { spokenName, type CharacterCard } from './card';
import { describesMinor, namesOf, partAboutCharacter } from './describes-minor';
import { findAge, type CardAge } from './find-age';
import { listTexts } from './list-texts';
import { refuse, type CardNotTaken } from './refusals';

/** A card that may be stored, or the refusal with what staff see of it. */
type JudgedCard =
  | { ok: true; age: Extract<CardAge, { kind: 'stated' | 'absent' }> }
  | { ok: false; refusal: CardNotTaken; flagged: { text: string; finding: Finding } | null };

type Found = { code: Parameters<typeof refused>[0]; finding: Finding; text: string } | null;

/** The score of a rule about the wording of a character, as of orders for pictures. */
const score = 0.85;

/** Paths of texts that name the card's makers and places, where names of real people are usual. */
const aboutMakers = /^data\.(?:creator|source|creator_notes|character_version|assets|extensions)/;
/** The longest part of a text that is judged at once; long texts are cut with an overlap. */
const partLength = 3000;
const overlap = 200;
/** A shorter text, such as a key of a lorebook, is judged together with others. */
const shortLength = 80;

/**
 * Judges all texts of a card in all their forms: ages, words for people under age, known people, and
 * everything that a character may not say. The first refusal ends the judgement. Other work is done between
 * its parts, because a large card takes seconds.
 */
export async function judgeCard(moderator: Moderator, card: CharacterCard): Promise<JudgedCard> {
  const { document, parts } = card;
  const age = findAge(document, parts);
  if (age.kind === 'under-age') return refused('card-under-age');
  if (age.kind === 'unclear') return refused('card-age-unclear');
  for (const text of textsToJudge(card)) {
    await nextTurn();
    const found = judgeByRules(text, parts) ?? (await judgeByModerator(moderator, text.text));
    if (found) return refused(found.code, { text: found.text, finding: found.finding });
  }
  return { ok: true, age };
}

interface Judged {
  path: string;
  text: string;
}

/** Yields all texts in parts of limited length; short ones that do not describe the character are joined. */
function* textsToJudge({ document, parts }: CharacterCard): Generator<Judged> {
  const seen = new Set<string>();
  let joined = '';
  for (const { path, forms } of listTexts(document, { char: spokenName(parts), user: 'Alex' })) {
    for (const text of forms) {
      const isDescribing = partAboutCharacter(path, text, parts) !== '';
      if (!isDescribing && seen.has(text)) continue;
      seen.add(text);
      if (isDescribing || text.length > shortLength) yield* inParts(path, text);
      else joined += `${text}.\n`;
      if (joined.length > partLength) {
        yield { path: '', text: joined };
        joined = '';
      }
    }
  }
  if (joined !== '') yield { path: '', text: joined };
}

function* inParts(path: string, text: string): Generator<Judged> {
  const step = partLength - overlap;
  for (let at = 0; at === 0 || at + overlap < text.length; at += step) {
    yield { path, text: text.slice(at, at + partLength) };
  }
}

function judgeByRules({ path, text }: Judged, parts: CharacterCard['parts']): Found {
  const byRule = (category: Finding['category']): Finding => ({
    category,
    layer: 'grammar',
    score,
  });
  if (describesMinor(partAboutCharacter(path, text, parts), namesOf(parts))) {
    return { code: 'card-under-age', finding: byRule('minors'), text };
  }
  const isNamed = !aboutMakers.test(path) && namesRealPerson(text);
  return isNamed ? { code: 'card-real-person', finding: byRule('real_person'), text } : null;
}

async function judgeByModerator(moderator: Moderator, text: string): Promise<Found> {
  const verdict = await moderator.judge(text.replace(loneNumber, '100'), 'from_character');
  if (verdict.kind !== 'refused') return null;
  const [finding] = verdict.findings;
  const isMinor = finding.category === 'minors';
  return { code: isMinor ? 'card-under-age' : 'card-against-rules', finding, text };
}

/** A number that is neither an age nor a year: an id or a count, and not a word in disguise. */
const loneNumber = /(?<![\p{L}\d])(?:\d{3}|\d{5,})(?![\p{L}\d])/gu;

function refused(
  code: 'card-under-age' | 'card-age-unclear' | 'card-real-person' | 'card-against-rules',
  flagged: { text: string; finding: Finding } | null = null,
): JudgedCard {
  return { ok: false, refusal: refuse(code), flagged };
}
