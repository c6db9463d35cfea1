import { oneLine } from '../shared/words/one-line';
import { factLength, type Fact, type FactCandidate } from './schema';

type Known = Pick<Fact, 'id' | 'text' | 'topic' | 'origin' | 'toldAt' | 'editedAt' | 'forgottenAt'>;

export interface FactDecision {
  kept: FactCandidate[];
  /** Facts that a kept one takes the place of. */
  superseded: { id: string; by: string }[];
  /** Facts that leave because there are too many. */
  evicted: string[];
}

/** Two texts with the same key say the same. */
export const factKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Numbers of cards, accounts and phones, addresses of mail and of sites: never kept. */
const secret =
  /(?:\d[\s().-]?){7,}|[^\s@]@[^\s@]|https?:\/\/|\b(?:password|passwort|kennwort|mot de passe|contraseña|senha)\b/iu;

/**
 * What becomes of what was found: the same is known once, one that is about the same takes an older
 * one's place, and the oldest that were told leave beyond the limit. What the person wrote or mended
 * after it was said stays.
 */
export function decideFacts(
  known: readonly Known[],
  candidates: readonly FactCandidate[],
  { limit }: { limit: number },
): FactDecision {
  const decision: FactDecision = { kept: [], superseded: [], evicted: [] };
  const live = new Map(known.map((fact) => [fact.id, fact]));
  for (const found of inOrder(candidates)) {
    const candidate = { ...found, text: oneLine(found.text) };
    if (!isKeepable(candidate.text) || isKnown(live, candidate)) continue;
    const older = sameTopic(live, candidate);
    if (older.some((fact) => isNewerThan(fact, candidate))) continue;
    for (const { id } of older) {
      live.delete(id);
      takePlace(decision, id, candidate.id);
    }
    live.set(candidate.id, { ...candidate, origin: 'told', editedAt: null, forgottenAt: null });
    decision.kept.push(candidate);
  }
  return evict(decision, live, limit);
}

const inOrder = (candidates: readonly FactCandidate[]) =>
  [...candidates].sort((one, other) => one.toldAt.getTime() - other.toldAt.getTime());

const isKeepable = (text: string) =>
  factKey(text) !== '' && text.length <= factLength && !secret.test(text);

const isKnown = (live: ReadonlyMap<string, Known>, { text }: FactCandidate) =>
  [...live.values()].some((fact) => factKey(fact.text) === factKey(text));

function sameTopic(live: ReadonlyMap<string, Known>, { topic }: FactCandidate): Known[] {
  if (topic === null) return [];
  return [...live.values()].filter((fact) => fact.topic === topic && fact.forgottenAt === null);
}

const isNewerThan = (fact: Known, { toldAt }: FactCandidate) =>
  Math.max(fact.toldAt.getTime(), fact.editedAt?.getTime() ?? 0) > toldAt.getTime();

/** One found in the same reading is not stored at all. */
function takePlace(decision: FactDecision, id: string, by: string): void {
  const before = decision.kept.length;
  decision.kept = decision.kept.filter((fact) => fact.id !== id);
  if (decision.kept.length === before) decision.superseded.push({ id, by });
  else {
    decision.superseded = decision.superseded.map((one) => (one.by === id ? { ...one, by } : one));
  }
}

function evict(
  decision: FactDecision,
  live: ReadonlyMap<string, Known>,
  limit: number,
): FactDecision {
  const standing = [...live.values()].filter(({ forgottenAt }) => forgottenAt === null);
  const leaving = standing
    .filter(({ origin, editedAt }) => origin === 'told' && editedAt === null)
    .sort((one, other) => one.toldAt.getTime() - other.toldAt.getTime())
    .slice(0, Math.max(0, standing.length - limit));
  const ids = new Set(leaving.map(({ id }) => id));
  const kept = decision.kept.filter(({ id }) => !ids.has(id));
  const isKept = (id: string) => kept.some((fact) => fact.id === id);
  // What a fact took the place of is no truer once that leaves.
  const [superseded, outlived] = partition(decision.superseded, ({ by }) => isKept(by));
  return {
    kept,
    superseded,
    evicted: [
      ...[...ids].filter((id) => !decision.kept.some((fact) => fact.id === id)),
      ...outlived.map(({ id }) => id),
    ],
  };
}

function partition<One>(all: readonly One[], test: (one: One) => boolean): [One[], One[]] {
  return [all.filter(test), all.filter((one) => !test(one))];
}
