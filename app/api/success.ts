import * as z from 'zod';

/** The answer of a call that has nothing else to say. */
export const successSchema = z.object({ success: z.boolean() }).meta({ id: 'Success' });
