import type { Settings } from '../settings/read-settings';
import { businessDayAfter, dayOf, monthsAfter, type Day } from './business-days';
import type { CaseKind } from './kinds';

type Figures = Pick<Settings, 'case_business_days' | 'data_request_months' | 'business_holidays'>;

/** The last day on which a case of a kind is answered in time. */
export function dueDay(
  kind: CaseKind,
  openedAt: Date,
  { case_business_days, data_request_months, business_holidays }: Figures,
): Day {
  const opened = dayOf(openedAt);
  return kind === 'data-request'
    ? monthsAfter(opened, data_request_months)
    : businessDayAfter(opened, case_business_days[kind], business_holidays);
}
