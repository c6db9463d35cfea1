/** The possible behaviours of a card when it is charged. */
export const cardBehaviours = [
  'approved',
  'challenge',
  'authentication-failed',
  'abandoned',
  'slow',
  'insufficient-funds',
  'card-expired',
  'card-stolen',
  'do-not-honour',
  'cvc-wrong',
  'works-once',
  'charged-back',
] as const;
export type CardBehaviour = (typeof cardBehaviours)[number];

interface TestCard {
  number: string;
  behaviour: CardBehaviour;
  says: string;
}

/** Numbers with a special behaviour; every other well-formed Visa or Mastercard number is approved. */
export const testCards: readonly TestCard[] = [
  {
    number: '4242424242424242',
    behaviour: 'approved',
    says: 'Visa, approved; 3-D Secure without a word',
  },
  {
    number: '5555555555554444',
    behaviour: 'approved',
    says: 'Mastercard, approved; 3-D Secure without a word',
  },
  { number: '4000000000003220', behaviour: 'challenge', says: '3-D Secure asks on its page' },
  {
    number: '5200828282828210',
    behaviour: 'challenge',
    says: 'Mastercard; 3-D Secure asks on its page',
  },
  {
    number: '4000008400001629',
    behaviour: 'authentication-failed',
    says: '3-D Secure fails at once',
  },
  { number: '4000000000003063', behaviour: 'abandoned', says: '3-D Secure leads back unanswered' },
  {
    number: '4000000000000119',
    behaviour: 'slow',
    says: 'Takes three seconds, and is told by a webhook',
  },
  {
    number: '4000000000009995',
    behaviour: 'insufficient-funds',
    says: 'Declined: insufficient funds',
  },
  { number: '4000000000000069', behaviour: 'card-expired', says: 'Declined: expired' },
  { number: '4000000000009979', behaviour: 'card-stolen', says: 'Declined: stolen' },
  { number: '4000000000000002', behaviour: 'do-not-honour', says: 'Declined: do not honour' },
  {
    number: '4000000000000127',
    behaviour: 'cvc-wrong',
    says: 'Declined: the security code is wrong',
  },
  {
    number: '4000000000000341',
    behaviour: 'works-once',
    says: 'Approved once, then insufficient funds',
  },
  {
    number: '4000000000000259',
    behaviour: 'charged-back',
    says: 'Approved, and charged back at once',
  },
];

/** Returns the behaviour of a card number. */
export function behaviourOf(number: string): CardBehaviour {
  return testCards.find((card) => card.number === number)?.behaviour ?? 'approved';
}
