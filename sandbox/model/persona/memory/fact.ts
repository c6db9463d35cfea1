export type FactKind =
  | 'name'
  | 'age'
  | 'job'
  | 'home'
  | 'origin'
  | 'birthday'
  | 'pet'
  | 'person'
  | 'favourite'
  | 'event'
  | 'hour'
  | 'allergy'
  | 'dislike'
  | 'instrument'
  | 'diet'
  | 'count'
  | 'relativeJob'
  | 'relativeHome'
  | 'tripPlace'
  | 'tripTime'
  | 'tripWith';

/** Something a fan told about their life. */
export interface Fact {
  kind: FactKind;
  /** A name, a place, a trade, a day: what may be said back. Empty where only `about` is known. */
  value: string;
  /** The relation, the kind of pet, what is counted or liked, what happens on the day. */
  about: string;
  /** Somebody who has died; they are spoken of in the past. */
  isGone: boolean;
  date: Date | null;
  /** In which message of the fan it was told; −1 for what earlier talks left behind. */
  turn: number;
}

/** Facts of these kinds stand beside each other; of the others the newest counts. */
const several: readonly FactKind[] = [
  'pet',
  'person',
  'favourite',
  'dislike',
  'event',
  'count',
  'relativeJob',
  'relativeHome',
];

/** The facts with one more: a correction takes the place of what was known. */
export function withFact(facts: readonly Fact[], fact: Fact): Fact[] {
  const isSame = (other: Fact) =>
    other.kind === fact.kind &&
    (!several.includes(fact.kind) ||
      (other.about === fact.about &&
        (other.value === fact.value ||
          other.value === '' ||
          fact.value === '' ||
          fact.kind !== 'pet')));
  const known = facts.find(isSame);
  if (!known) return [...facts, fact];
  const merged = {
    ...fact,
    value: fact.value || known.value,
    isGone: fact.isGone || known.isGone,
    date: fact.date ?? known.date,
  };
  return [...facts.filter((other) => other !== known), merged];
}
