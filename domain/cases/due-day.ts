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
  /** Why something is reported, where something is. */
  reason?: ReportReason | undefined;
}

/** The moment by which a notice of intimate images is decided: its clock knows no day off. */
export function dueHour(
  openedAt: Date,
  { intimate_image_hours: hours }: Pick<Figures, 'intimate_image_hours'>,
): Date {
  return new Date(openedAt.getTime() + hours * 3600 * 1000);
}

/**
 * The last day on which a case is answered in time: by its kind, and sooner where the reason is
 * grave.
 */
export function dueDay({ kind, reason }: Matter, openedAt: Date, figures: Figures): Day {
  const opened = dayOf(openedAt);
  if (kind === 'intimate-image') return dayOf(dueHour(openedAt, figures));
  if (kind === 'data-request') return monthsAfter(opened, figures.data_request_months);
  const usual = figures.case_business_days[kind];
  const days = reason && isUrgent(reason) ? figures.urgent_report_days : usual;
  return businessDayAfter(opened, Math.min(days, usual), figures.business_holidays);
}
