import { businessDayAfter, dayOf, monthsAfter, type Day } from './business-days';
import { isUrgent, type CaseKind, type ReportReason } from './kinds';
import type { SettingsOf } from '../shared/define-settings';
import type { casesSettings } from './settings';

type Figures = Pick<
  SettingsOf<typeof casesSettings>,
  | 'case_business_days'
  | 'intimate_image_hours'
  | 'urgent_report_days'
  | 'data_request_months'
  | 'business_holidays'
>;

interface Matter {
  kind: CaseKind;
  /** The reason of a report; undefined for other cases. */
  reason?: ReportReason | undefined;
}

/**
 * Returns the time by which a notice of intimate images must be decided. The deadline includes
 * holidays.
 */
export function dueHour(
  openedAt: Date,
  { intimate_image_hours: hours }: Pick<Figures, 'intimate_image_hours'>,
): Date {
  return new Date(openedAt.getTime() + hours * 3600 * 1000);
}

/**
 * Returns the last day on which a case is answered in time. It depends on the kind and is earlier for
 * an urgent reason.
 */
export function dueDay({ kind, reason }: Matter, openedAt: Date, figures: Figures): Day {
  const opened = dayOf(openedAt);
  if (kind === 'intimate-image') return dayOf(dueHour(openedAt, figures));
  if (kind === 'data-request') return monthsAfter(opened, figures.data_request_months);
  const usual = figures.case_business_days[kind];
  const days = reason && isUrgent(reason) ? figures.urgent_report_days : usual;
  return businessDayAfter(opened, Math.min(days, usual), figures.business_holidays);
}
