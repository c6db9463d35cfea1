import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** The lifetime of identities without a proof. */
export const identitiesSettings = defineSettings({
  pending_identity_seconds: seconds
    .default(3600)
    .describe('Seconds for which an address from a social provider may be proved.'),
});
