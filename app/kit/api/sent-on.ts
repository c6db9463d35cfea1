import * as z from 'zod';

/** The response of an endpoint with status 302: the address that the browser is redirected to. */
export const sentOnSchema = z.object({ location: z.string() });
