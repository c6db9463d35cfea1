import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();
const positive = z.number().int().positive();
const days = z.number().int().positive();

/** Deadlines and retention times of cases. */
export const casesSettings = defineSettings({
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
    .prefault({})
    .describe('Business days to answer a case, by its kind.'),
  urgent_report_days: days
    .default(1)
    .describe(
      'Business days to answer a report of content that shows a person who looks under age, or a real person without consent.',
    ),
  intimate_image_hours: positive
    .max(48)
    .default(48)
    .describe(
      'Hours in which a notice of intimate images is decided; at most 48, as the law requires.',
    ),
  data_request_months: positive.default(1).describe('Months to answer a data request.'),
  open_reports_most: positive
    .default(30)
    .describe('Maximum number of open content reports per person, not counting urgent ones.'),
  complaint_acknowledged_hours: positive
    .default(24)
    .describe(
      'Hours in which the policies promise to acknowledge a complaint; the mail itself is sent at once.',
    ),
  business_holidays: z
    .array(z.iso.date())
    .default([])
    .describe('Weekdays that are not business days, as yyyy-mm-dd.'),
  case_kept_seconds: seconds
    .default(6 * 365 * 24 * 3600)
    .describe('Seconds for which a resolved case is kept.'),
});
