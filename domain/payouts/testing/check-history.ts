import fc from 'fast-check';
import { expect } from 'vitest';
import type { TestContext } from '~/db/testing';
import { auditPayouts } from '../audit-payouts';
import { getMonthStatement, monthOf } from '../statement/month-statement';
import { settleAgreements } from '../shares/split-shares';
import { histories, openHistory, play } from './play-histories';

/** A person's sums in cents. */
interface Sums {
  user_id: string;
  held: number;
  payable: number;
  on_its_way: number;
  paid: number;
  /** From the lots: the shares of what was spent, less those that were taken back. */
  share: number;
  /** From the agreements: what they got as a manager, less what their manager got. */
  managed: number;
}

/** Plays histories and checks after each that the sums of every creator, and of all, agree to the cent. */
export async function checkHistories(context: TestContext, numRuns: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(histories, async (steps) => {
      const history = await openHistory(context);
      for (const step of steps) await play(context, history, step);
      await settleAgreements(context);
      const sums = await readSums(context, history.creators);
      for (const one of sums) {
        expect(one.held + one.payable + one.on_its_way + one.paid).toBe(one.share + one.managed);
      }
      const total = (of: keyof Omit<Sums, 'user_id'>) =>
        sums.reduce((sum, one) => sum + Number(one[of]), 0);
      expect(total('held') + total('payable') + total('on_its_way') + total('paid')).toBe(
        total('share'),
      );
      expect(await auditPayouts(context.db)).toEqual([]);
      await expectExactAgreements(context, history.creators);
      await expectSameStatements(context, sums);
    }),
    { numRuns },
  );
}

/** Expects every agreement that goes on to have given its percentage of what is left. */
async function expectExactAgreements({ db }: TestContext, creators: string[]): Promise<void> {
  const agreements = await db('share_agreements')
    .whereIn('person_id', creators)
    .whereNull('ended_at');
  for (const { percent, base_minor, settled_minor, given_minor } of agreements) {
    const shared = Math.max(0, settled_minor - base_minor);
    expect(given_minor).toBe(Math.floor((shared * percent) / 100));
  }
}

/** Expects the statement of the month, in which all happened, to add up to what is owed. */
async function expectSameStatements(context: TestContext, sums: readonly Sums[]): Promise<void> {
  for (const { user_id, held, payable, on_its_way } of sums) {
    const month = await getMonthStatement(context, user_id, monthOf(context.now()));
    const { openingMinor, earnedMinor, takenBackMinor, managersMinor, paidOutMinor } = month;
    expect(month.closingMinor).toBe(held + payable + on_its_way);
    expect(openingMinor + earnedMinor - takenBackMinor - managersMinor - paidOutMinor).toBe(
      month.closingMinor,
    );
  }
}

async function readSums({ db }: TestContext, creators: string[]): Promise<Sums[]> {
  const { rows } = await db.raw<{ rows: Sums[] }>(
    `select user_id,
            (select coalesce(sum(amount), 0)::bigint from share_movements
              where creator_id = user_id and account = 'creator-held') as held,
            (select coalesce(sum(amount), 0)::bigint from share_movements
              where creator_id = user_id and account = 'creator-payable') as payable,
            (select coalesce(sum(amount_minor), 0)::bigint from payouts
              where payouts.user_id = person.user_id
                and state in ('requested', 'approved', 'sent')) as on_its_way,
            (select coalesce(sum(amount_minor), 0)::bigint from payouts
              where payouts.user_id = person.user_id and state = 'paid') as paid,
            (select coalesce(sum(share_minor), 0)::bigint from token_lot_uses
              where creator_id = user_id) as share,
            (select coalesce(sum(case when manager_id = user_id then given_minor
                                      else -given_minor end), 0)::bigint
               from share_agreements where user_id in (manager_id, person_id)) as managed
       from unnest(:creators::uuid[]) as person (user_id)`,
    { creators },
  );
  return rows;
}
