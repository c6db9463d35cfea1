import { defineBulkAct } from '../staff/bulk/define-bulk-act';
import { allPlans } from './list-club-plans';
import { setPlanActive } from './manage-plans';

/** Switches plans on. */
export const switchPlansOn = defineBulkAct({
  name: 'club-plans.on',
  act: 'club-plan.change',
  inverse: 'club-plans.off',
  list: allPlans,
  fitting: { state: 'off' },
  run: (context, by, id) => setPlanActive(context, by, id, true),
});

/** Switches plans off. */
export const switchPlansOff = defineBulkAct({
  name: 'club-plans.off',
  act: 'club-plan.change',
  inverse: 'club-plans.on',
  list: allPlans,
  fitting: { state: 'on' },
  run: (context, by, id) => setPlanActive(context, by, id, false),
});

/** The acts of staff on several plans. */
export const fanclubsBulkActs = [switchPlansOn, switchPlansOff];
