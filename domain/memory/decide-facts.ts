import { oneLine } from '../shared/words/one-line';
import { isEndedBy } from './decide-end';
import { holdsSecret } from './holds-secret';
import { factLength, type Fact, type FactCandidate } from './schema';

type ExistingFact = Pick<
  Fact,
  'id' | 'text' | 'topic' | 'origin' | 'toldAt' | 'editedAt' | 'forgottenAt'
>;

export interface FactDecision {
  kept: FactCandidate[];
  /** Facts that a kept fact replaces. */
  superseded: { id: string; by: string }[];
  /** Facts that are removed because the limit is exceeded. */
  evicted: string[];
}

/** Returns a normalised text. Facts with the same key count as the same fact. */
export const factKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Decides what happens to found facts. Duplicates are dropped, a fact on the same topic replaces an older
 * one, the end of facts replaces those that it ends, and above the limit the oldest facts from messages are
 * removed. Facts that the person wrote or edited after the message are kept.
 */
export function decideFacts(
  stored: readonly ExistingFact[],
  candidates: readonly FactCandidate[],
  { limit }: { limit: number },
): FactDecision {
  const decision: FactDecision = { kept: [], superseded: [], evicted: [] };
  const live = new Map(stored.map((fact) => [fact.id, fact]));
  for (const found of inOrder(candidates)) {
    const candidate = { ...found, text: oneLine(found.text), topic: topicOf(live, found) };
    if (!isKeepable(candidate.text) || isDuplicate(live, candidate)) continue;
    const older = outdatedBy(live, candidate);
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
  factKey(text) !== '' && text.length <= factLength && !holdsSecret(text);

const isDuplicate = (live: ReadonlyMap<string, ExistingFact>, { text }: FactCandidate) =>
  [...live.values()].some((fact) => factKey(fact.text) === factKey(text));

function outdatedBy(
  live: ReadonlyMap<string, ExistingFact>,
  { topic, ends }: FactCandidate,
): ExistingFact[] {
  const remembered = [...live.values()].filter(({ forgottenAt }) => forgottenAt === null);
  if (ends) return remembered.filter((fact) => isEndedBy(fact, ends));
  return topic === null ? [] : remembered.filter((fact) => fact.topic === topic);
}

/**
 * Returns the topic of a fact. An end has none if another fact of its topic holds: a person who no longer
 * lives in Leeds may live in York.
 */
function topicOf(
  live: ReadonlyMap<string, ExistingFact>,
  { topic, ends }: FactCandidate,
): string | null {
  if (!ends || topic === null) return topic;
  const isOther = (fact: ExistingFact) =>
    fact.topic === topic && fact.forgottenAt === null && !isEndedBy(fact, ends);
  return [...live.values()].some(isOther) ? null : topic;
}

const isNewerThan = (fact: ExistingFact, { toldAt }: FactCandidate) =>
  Math.max(fact.toldAt.getTime(), fact.editedAt?.getTime() ?? 0) > toldAt.getTime();

/** A replaced fact from the same reading is not stored at all. */
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
  live: ReadonlyMap<string, ExistingFact>,
  limit: number,
): FactDecision {
  const remembered = [...live.values()].filter(({ forgottenAt }) => forgottenAt === null);
  const leaving = remembered
    .filter(({ origin, editedAt }) => origin === 'told' && editedAt === null)
    .sort((one, other) => one.toldAt.getTime() - other.toldAt.getTime())
    .slice(0, Math.max(0, remembered.length - limit));
  const ids = new Set(leaving.map(({ id }) => id));
  const kept = decision.kept.filter(({ id }) => !ids.has(id));
  const isKept = (id: string) => kept.some((fact) => fact.id === id);
  // The facts that an evicted fact replaced are still outdated.
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
