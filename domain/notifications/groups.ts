/**
 * The groups that a person can configure. Notices of the group `account` are always listed; those of `play`
 * are until the person switches gamification off.
 */
export const chosenGroups = ['messages', 'publications', 'offers'] as const;
export type ChosenGroup = (typeof chosenGroups)[number];
type Group = ChosenGroup | 'play' | 'account';

/** The channels of notices. */
export const channels = ['product', 'push', 'desktop', 'mail'] as const;
export type Channel = (typeof channels)[number];
export type Choice = Readonly<Record<Channel, boolean>>;

/** The filters of the list, in display order. */
export const noticeFilters = ['all', 'unread', 'characters', 'account'] as const;
export type NoticeFilter = (typeof noticeFilters)[number];

const groupOfKind = {
  message: 'messages',
  'reply-given-up': 'messages',
  post: 'publications',
  story: 'publications',
  offer: 'offers',
  payment: 'account',
  renewal: 'account',
  'card-ends': 'account',
  'renewal-failed': 'account',
  'subscription-canceled': 'account',
  'subscription-ended': 'account',
  'club-renewal': 'account',
  'club-renewal-failed': 'account',
  'club-ended': 'account',
  'new-sign-in': 'account',
  'password-changed': 'account',
  'email-changed': 'account',
  'identity-linked': 'account',
  'factor-changed': 'account',
  'archive-ready': 'account',
  'legal-change': 'account',
  'rule-broken': 'account',
  'decision-withdrawn': 'account',
  'appeal-answered': 'account',
  'quest-completed': 'play',
  'character-made': 'account',
  'character-failed': 'account',
  'flow-taken-over': 'account',
  'flow-handed-back': 'account',
  trial: 'account',
} as const satisfies Record<string, Group>;

export type NoticeKind = keyof typeof groupOfKind;

/** Returns the group of a kind. */
const groupOf = (kind: NoticeKind): Group => groupOfKind[kind];

/** Returns the kinds of these groups. */
export const kindsOf = (groups: readonly Group[]): NoticeKind[] =>
  (Object.keys(groupOfKind) as NoticeKind[]).filter((kind) => groups.includes(groupOf(kind)));

/** Listed in the product only: the account has mails of its own, and quests do not call anybody back. */
const listedOnly: Choice = { product: true, push: false, desktop: false, mail: false };
/** The channels of a test notice. */
const everyWay: Choice = { product: true, push: true, desktop: true, mail: false };

/** Returns the channels of a kind for a person with these choices. */
export function waysOf(kind: NoticeKind, choices: Readonly<Record<ChosenGroup, Choice>>): Choice {
  if (kind === 'trial') return everyWay;
  const group = groupOf(kind);
  return group === 'account' || group === 'play' ? listedOnly : choices[group];
}
