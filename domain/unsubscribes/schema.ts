import * as z from 'zod';

/**
 * The cause of an unsubscription: the link of a mail, a request to staff, or a complaint at the mail
 * provider, which only the owner of the address ends.
 */
export const unsubscribeCauseSchema = z.enum(['link', 'staff', 'complaint']);
export type UnsubscribeCause = z.infer<typeof unsubscribeCauseSchema>;
