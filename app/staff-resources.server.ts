// Written by `npm run areas`.
import { ageReviews } from './age-checks/age-reviews.resource.server';
import { clubPlans } from './fanclubs/club-plans.resource.server';
import { fraudLimits } from './payments/fraud-limits.resource.server';
import { payments } from './payments/payments.resource.server';
import { refunds } from './payments/refunds.resource.server';
import { actions } from './staff/actions.resource.server';
import { members } from './staff/members.resource.server';
import { appeals } from './strikes/appeals.resource.server';
import { flags } from './strikes/flags.resource.server';
import { notices } from './takedowns/notices.resource.server';
import type { Resource } from './staff/resources/resource.server';

/** The resources of the back office. */
export const staffResources: readonly Resource[] = [
  ageReviews,
  clubPlans,
  fraudLimits,
  payments,
  refunds,
  actions,
  members,
  appeals,
  flags,
  notices,
];
