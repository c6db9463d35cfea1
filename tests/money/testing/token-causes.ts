import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { endLots } from '~/domain/wallet/lots/end-lots';
import { giveBackSpend } from '~/domain/wallet/spends/give-back-spend';
import { grantTokens } from '~/domain/wallet/lots/grant-tokens';
import { grantWelcomeTokens } from '~/domain/wallet/lots/grant-welcome-tokens';
import {
  releaseEndedReservations,
  releaseReservation,
  reserveTokens,
  settleReservation,
} from '~/domain/wallet/spends/reservations';
import { openingBalance } from '~/domain/wallet/schema';
import { spendTokens } from '~/domain/wallet/spends/spend-tokens';
import { day, type Cause, type House } from './house';
import type { Way } from './customer';

const buyPack =
  (way: Way = 'saved') =>
  (house: House) => {
    const pack = house.shelves.requests.find(({ variant }) => variant === 'tokens');
    if (!pack) throw new Error('nobody sells tokens');
    return house.buy(pack, way);
  };
const give = (tokens: number) => (house: House) => house.give(tokens);

const spend = ({ context, userId }: House, idempotencyKey: string = newId()) =>
  transact(context, (trx) =>
    spendTokens(context, trx, { userId, tokens: 2, reason: openingBalance, idempotencyKey }),
  );

async function reserve({ context, userId }: House): Promise<string> {
  const reserved = await transact(context, (trx) =>
    reserveTokens(context, trx, {
      userId,
      tokens: 30,
      reason: openingBalance,
      idempotencyKey: newId(),
      endsAt: new Date(context.now().getTime() + day),
    }),
  );
  if (!reserved.ok) throw new Error(reserved.reason);
  return reserved.reservationId;
}

const ways: Way[] = ['saved', 'new', 'hosted', 'wallet', 'crypto'];

export const tokenCauses: Cause[] = [
  ...ways.map((way) => ({
    cause: `a pack is bought: ${way}`,
    happens: buyPack(way),
    events: ['balance 50'],
  })),
  {
    cause: 'a pack is refunded',
    before: buyPack(),
    happens: (house) => house.refund(),
    events: ['balance 0'],
  },
  {
    cause: 'a pack is charged back',
    before: buyPack(),
    happens: (house) => house.chargeBack(),
    events: ['balance 0'],
  },
  {
    cause: 'the bank withdraws that',
    before: async (house) => {
      await buyPack()(house);
      await house.chargeBack();
    },
    happens: (house) => house.withdraw(),
    events: ['balance 50'],
  },
  { cause: 'tokens are granted', happens: give(40), events: ['balance 40'] },
  {
    cause: 'somebody is welcomed with some',
    happens: ({ context, userId }) =>
      transact(context, (trx) => grantWelcomeTokens(context, trx, userId)),
    events: ['balance 20'],
  },
  {
    cause: 'tokens are spent',
    before: give(40),
    happens: (house) => spend(house),
    events: ['balance 38'],
  },
  {
    cause: 'the same is spent twice',
    before: give(40),
    async happens(house) {
      const key = newId();
      await Promise.all([spend(house, key), spend(house, key)]);
    },
    events: ['balance 38'],
  },
  {
    cause: 'more is spent than there is',
    before: give(1),
    happens: (house) => spend(house),
    events: [],
  },
  {
    cause: 'what was spent comes back',
    before: give(40),
    async happens(house) {
      const { context, userId } = house;
      const spentBy = newId();
      await spend(house, spentBy);
      await transact(context, (trx) =>
        giveBackSpend(context, trx, { userId, spentBy, reason: openingBalance }),
      );
    },
    events: ['balance 38', 'balance 40'],
  },
  {
    cause: 'some are held, and spent in part',
    before: give(40),
    async happens(house) {
      const { context } = house;
      const reservationId = await reserve(house);
      await transact(context, (trx) =>
        settleReservation(context, trx, { reservationId, tokens: 10 }),
      );
    },
    events: ['balance 10', 'balance 30'],
  },
  {
    cause: 'some are held, and given free',
    before: give(40),
    async happens(house) {
      const { context } = house;
      const reservationId = await reserve(house);
      await transact(context, (trx) => releaseReservation(context, trx, { reservationId }));
    },
    events: ['balance 10', 'balance 40'],
  },
  {
    cause: 'nobody says what becomes of those that are held',
    before: give(40),
    async happens(house) {
      await reserve(house);
      house.context.advance(2 * day);
      await releaseEndedReservations(house.context);
    },
    events: ['balance 10', 'balance 40'],
  },
  {
    cause: 'tokens that were given for a time end',
    async before({ context, userId }) {
      await transact(context, (trx) =>
        grantTokens(context, trx, {
          userId,
          tokens: 15,
          reason: openingBalance,
          idempotencyKey: newId(),
          endsAt: new Date(context.now().getTime() + day),
        }),
      );
    },
    async happens({ context }) {
      context.advance(2 * day);
      await endLots(context);
    },
    events: ['balance 0'],
  },
];
