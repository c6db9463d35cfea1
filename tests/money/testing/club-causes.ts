import { expireMemberships } from '~/domain/fanclubs/expire-memberships';
import { joinClub } from '~/domain/fanclubs/join-club';
import { cancelMembership, keepMembership } from '~/domain/fanclubs/keep-membership';
import { renewDueMemberships } from '~/domain/fanclubs/renew-memberships';
import { setFanClubAutorenew } from '~/domain/profile/update-user';
import { day, type Cause, type House } from './house';

const join = (house: House) =>
  house.buy({ variant: 'fanclub', productId: house.shelves.club.creatorId });

async function joinWithTokens({ context, userId, shelves, give }: House): Promise<void> {
  const { creatorId, tokens } = shelves.tokenClub;
  await give(3 * tokens);
  await joinClub(context, { userId, creatorId, tokens });
}

const member = ({ userId, shelves }: House) => ({ userId, creatorId: shelves.club.creatorId });
const cancel = (house: House) => cancelMembership(house.context, member(house));
const keep = (house: House) => keepMembership(house.context, member(house));

/** Lets days pass and runs the jobs of clubs that are due then. */
async function wait({ context, charging }: House, days: number): Promise<void> {
  context.advance(days * day);
  await renewDueMemberships(context, charging, 10);
  await expireMemberships(context);
}

const first =
  (...steps: ((house: House) => Promise<unknown>)[]) =>
  async (house: House) => {
    for (const step of steps) await step(house);
  };

export const clubCauses: Cause[] = [
  { cause: 'it is joined by card', happens: join, events: ['club open'] },
  {
    cause: 'it is joined with tokens',
    before: ({ give, shelves }) => give(shelves.tokenClub.tokens),
    happens: ({ context, userId, shelves: { tokenClub } }) =>
      joinClub(context, { userId, creatorId: tokenClub.creatorId, tokens: tokenClub.tokens }),
    events: ['balance 0', 'club open'],
  },
  { cause: 'it is not to renew', before: join, happens: cancel, events: ['club open'] },
  {
    cause: 'it is to renew after all',
    before: first(join, cancel),
    happens: keep,
    events: ['club open'],
  },
  {
    cause: 'none is to renew',
    before: join,
    happens: ({ context, userId }) => setFanClubAutorenew(context, userId, false),
    events: ['resync'],
  },
  {
    cause: 'it renews by card',
    before: join,
    happens: (house) => wait(house, 32),
    events: ['club open'],
  },
  {
    cause: 'it renews with tokens',
    before: joinWithTokens,
    happens: (house) => wait(house, 32),
    events: ['balance 40', 'club open'],
  },
  {
    cause: 'it ends',
    before: first(join, cancel),
    happens: (house) => wait(house, 32),
    events: ['club closed'],
  },
  {
    cause: 'it is refunded',
    before: join,
    happens: (house) => house.refund(),
    events: ['club closed'],
  },
  {
    cause: 'it is charged back',
    before: join,
    happens: (house) => house.chargeBack(),
    events: ['club closed'],
  },
  {
    cause: 'the bank withdraws that',
    before: first(join, (house) => house.chargeBack()),
    happens: (house) => house.withdraw(),
    events: ['club open'],
  },
];
