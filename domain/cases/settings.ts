import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();
const days = z.number().int().positive();

/** Deadlines and retention times of cases. */
export const casesSettings = defineSettings({
  /** Business days in which a case of a kind is answered. */
  case_business_days: z
    .object({
      contact: days.default(3),
      content: days.default(7),
      complaint: days.default(7),
      copyright: days.default(3),
      'counter-notice': days.default(10),
      removal: days.default(1),
      appeal: days.default(7),
    })
    .prefault({}),
  /**
   * Business days to answer a report of content that shows a person who looks under age, or a real
   * person without consent.
   */
  urgent_report_days: days.default(1),
  /** Hours in which a notice of intimate images is decided; the law allows 48. */
  intimate_image_hours: z.number().int().positive().max(48).default(48),
  data_request_months: z.number().int().positive().default(1),
  /** The maximum number of open content reports per person, except urgent ones. */
  open_reports_most: z.number().int().positive().default(30),
  complaint_acknowledged_hours: z.number().int().positive().default(24),
  /** Weekdays that are holidays, as yyyy-mm-dd. */
  business_holidays: z.array(z.iso.date()).default([]),
  case_kept_seconds: seconds.default(6 * 365 * 24 * 3600),
});
