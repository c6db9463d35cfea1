import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** The time for which the marketing origin of a visitor is kept. */
export const profileSettings = defineSettings({
  /** The time for which the first address of a visitor is kept until they sign up. */
  marketing_origin_seconds: seconds.default(30 * 24 * 3600),
});
