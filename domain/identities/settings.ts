import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** The seconds that an identity may wait for its proof. */
export const identitiesSettings = defineSettings({
  pending_identity_seconds: seconds.default(3600),
});
