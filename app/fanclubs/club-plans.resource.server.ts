import * as z from 'zod';
import { switchPlansOff, switchPlansOn } from '~/domain/fanclubs/bulk-acts';
import { clubPrice, shownDuration } from '~/domain/fanclubs/club-price';
import { allPlans, findPlan, toPlan } from '~/domain/fanclubs/list-club-plans';
import { addPlan, deletePlan, setPlanActive, updatePlan } from '~/domain/fanclubs/manage-plans';
import { durationTypes, type ClubPlan } from '~/domain/fanclubs/schema';
import { idSchema } from '~/domain/shared/ids';
import { formatMoney, toDecimal } from '~/domain/shared/money';
import { numberField } from '../staff/resources/act-schema.server';
import { offer, type OfferedAct } from '../staff/resources/define-resource.server';
import { defineResource } from '../staff/resources/resource.server';
import type { CellShown } from '../staff/resources/shown';
import type { Words } from '../staff/resources/words.server';
import { stamp, stampSchema } from '../staff/presenters/stamp';
import { isOfWholeYears, planFields } from './plan-fields';
import { planSchema } from './presenters/club-for-fan';

const rowSchema = planSchema.extend({
  /** US dollars. */
  price: z.number(),
  /** The name of the club's character; null if it is not shown. */
  name: z.string().nullable(),
  createdAt: stampSchema,
});

const lengthOf = (plan: Pick<ClubPlan, 'duration' | 'durationType'>, words: Words) => {
  const { unit, count } = shownDuration(plan);
  return words(`club-plans.${unit}`, { count });
};

const stateCell = (isActive: boolean, words: Words): CellShown =>
  isActive
    ? { text: words('club-plans.state.on'), tone: 'ok' }
    : { text: words('club-plans.state.off'), tone: 'quiet' };

const dollars = (price: number) => formatMoney(clubPrice(price), 'en-GB');

const priceInput = z.object({ price: numberField(planFields.price) });

const setActive = (isActive: boolean): OfferedAct => ({
  act: 'club-plan.change',
  bulk: isActive ? switchPlansOn : switchPlansOff,
  inverse: isActive ? 'off' : 'on',
  run: ({ context, by }, id) => setPlanActive(context.domain, by, id, isActive),
});

/** The plans of fan clubs. */
export const clubPlans = defineResource({
  name: 'club-plans',
  kind: 'club-plan',
  permission: 'fanclub-plans.read',
  nav: { group: 'money', icon: 'crown', isSecondary: true },
  list: allPlans,
  views: { on: { query: 'state=on' }, off: { query: 'state=off' } },
  row: {
    schema: rowSchema,
    present(row) {
      const plan = toPlan(row);
      const price = toDecimal(plan.price);
      return { ...plan, price, name: row.name, createdAt: stamp(row.created_at) };
    },
  },
  idOf: ({ id }) => id,
  columns: {
    club: { cell: ({ name, creatorId }, words) => name ?? creatorId ?? words('club-plans.gone') },
    length: { cell: (plan, words) => lengthOf(plan, words) },
    price: { cell: ({ price }) => dollars(price), sort: 'price' },
    state: { cell: ({ isActive }, words) => stateCell(isActive, words) },
    createdAt: { cell: ({ createdAt }) => createdAt, sort: 'createdAt', priority: 3 },
  },
  detail: {
    async read({ context, words }, id) {
      const plan = await findPlan(context.domain, id);
      if (!plan) return null;
      const { isActive, creatorId, clubId } = plan;
      return {
        title: `${lengthOf(plan, words)} · ${formatMoney(plan.price, 'en-GB')}`,
        states: [stateCell(isActive, words)],
        facts: [
          {
            label: words('club-plans.columns.creator'),
            value: creatorId && { text: creatorId, isCode: true },
          },
          { label: words('club-plans.columns.club'), value: { text: clubId, isCode: true } },
        ],
        offers: ['price', isActive ? 'off' : 'on', 'delete'],
        values: { price: String(toDecimal(plan.price)) },
      };
    },
  },
  acts: {
    price: offer({
      act: 'club-plan.change',
      input: priceInput,
      run: ({ context, by }, id, { price }) =>
        updatePlan(context.domain, by, id, { price: clubPrice(price).minor }),
    }),
    on: setActive(true),
    off: setActive(false),
    delete: {
      act: 'club-plan.delete',
      isGrave: true,
      run: ({ context, by }, id) => deletePlan(context.domain, by, id),
    },
  },
  create: offer({
    act: 'club-plan.add',
    input: z
      .object({
        creatorId: idSchema,
        durationType: z.enum(durationTypes),
        duration: numberField(planFields.duration),
        price: priceInput.shape.price,
      })
      .refine(isOfWholeYears, { path: ['duration'], error: 'please enter valid' }),
    async run({ context, by }, _, { price, ...plan }) {
      const fields = { ...plan, price: clubPrice(price).minor, isActive: true };
      const added = await addPlan(context.domain, by, fields);
      return added.ok ? { ok: true, id: added.plan.id } : added;
    },
  }),
});
