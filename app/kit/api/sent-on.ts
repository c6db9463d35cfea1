import * as z from 'zod';

/** The answer of a row whose status is 302: a browser that made the call goes there. */
export const sentOnSchema = z.object({ location: z.string() });
