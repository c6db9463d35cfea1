/** Something a fan told about themselves. */
export interface FanFact {
  kind: FactKind;
  /** What it is about where a kind has several: 'dog', 'sister', 'film'. */
  subject: string;
  value: string;
  /** Which of the fan's messages told it, counted from 0; -1 for what earlier talks left behind. */
  turn: number;
}

const factKinds = [
  'name',
  'age',
  'job',
  'trade',
  'workplace',
  'studies',
  'city',
  'origin',
  'pet',
  'relative',
  'favourite',
  'likes',
  'dislikes',
  'plays',
  'plan',
  'birthday',
  'allergy',
  'owns',
  'said',
] as const;
export type FactKind = (typeof factKinds)[number];

/** Of these a fan has one at a time: a newer one takes the place of the older. */
const single: readonly FactKind[] = [
  'name',
  'age',
  'job',
  'trade',
  'workplace',
  'studies',
  'city',
  'origin',
  'birthday',
];

/** Adds newer facts to older ones: corrections replace, repeats do not pile up. */
export function mergeFacts(facts: readonly FanFact[], newer: readonly FanFact[]): FanFact[] {
  return newer.reduce<FanFact[]>(
    (kept, fact) => {
      const others = kept.filter((known) => !isReplaced(known, fact));
      return [...others, fact];
    },
    [...facts],
  );
}

function isReplaced(known: FanFact, fact: FanFact): boolean {
  if (known.kind !== fact.kind) return false;
  if (single.includes(fact.kind)) return true;
  const sameSubject = known.subject.toLowerCase() === fact.subject.toLowerCase();
  const sameValue = known.value.toLowerCase() === fact.value.toLowerCase();
  if (fact.kind === 'pet' || fact.kind === 'relative')
    return sameSubject && (known.value === '' || sameValue);
  if (fact.kind === 'favourite') return sameSubject;
  return sameSubject && sameValue;
}

/** Says a fact back: a clause that begins with 'you' or 'your'. */
export function retell({ kind, subject, value }: FanFact): string {
  switch (kind) {
    case 'name':
      return `your name is ${value}`;
    case 'age':
      return `you are ${value}`;
    case 'job':
      return `you work as ${value}`;
    case 'trade':
      return `you ${value}`;
    case 'workplace':
      return `you work ${value}`;
    case 'studies':
      return `you study ${value}`;
    case 'city':
      return `you live in ${value}`;
    case 'origin':
      return `you come from ${value}`;
    case 'pet':
    case 'relative':
      if (value.includes(' and ')) return `your ${subject}s are called ${value}`;
      return value ? `your ${subject} is called ${value}` : `you have a ${subject}`;
    case 'favourite':
      return `your favourite ${subject} is ${value}`;
    case 'likes':
      return `you like ${value}`;
    case 'dislikes':
      return `you cannot stand ${value}`;
    case 'plays':
      return `you play ${value}`;
    case 'plan':
      return `you ${value}`;
    case 'birthday':
      return `your birthday is ${value}`;
    case 'allergy':
      return `you are allergic to ${value}`;
    case 'owns':
      return `you have ${value}`;
    case 'said':
      return value;
  }
}

/** The few words of a fact that a listener would recognise it by. */
export function keywordOf(fact: FanFact): string {
  return fact.value || fact.subject;
}
