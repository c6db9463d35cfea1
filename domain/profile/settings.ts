import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** How long it is remembered where somebody came from. */
export const profileSettings = defineSettings({
  /** How long the address a visitor landed with is remembered until they sign up. */
  marketing_origin_seconds: seconds.default(30 * 24 * 3600),
});
