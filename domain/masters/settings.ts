import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** Limits of managers, and the time in which an invitation can be opened. */
export const mastersSettings = defineSettings({
  master_invitation_seconds: z
    .number()
    .int()
    .min(3600)
    .max(90 * 86_400)
    .default(14 * 86_400)
    .describe('Seconds in which a person can open the invitation of their manager.'),
  master_invitation_pause_seconds: z
    .number()
    .int()
    .min(0)
    .max(86_400)
    .default(600)
    .describe('Seconds between two mails of a manager to one model.'),
  master_models_limit: z
    .number()
    .int()
    .positive()
    .max(10_000)
    .default(200)
    .describe('The number of models that one manager may have.'),
  master_simplified_limit: z
    .number()
    .int()
    .positive()
    .max(100)
    .default(5)
    .describe('The number of simplified models of one manager that may be made at once.'),
});
