import * as z from 'zod';

const httpUrl = z.url({ protocol: /^https?$/ });

const socialProviderSchema = z.object({
  /** The name in addresses (lower case), in the database and in the browser. */
  id: z.string().regex(/^[A-Z][A-Z0-9_]{1,31}$/, 'must be upper-case letters, digits and _'),
  /** The label of its button. */
  name: z.string().min(1).max(40),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  authorizationUrl: httpUrl,
  tokenUrl: httpUrl,
  /** Returns the owner of a token, with OpenID Connect's claims. */
  userInfoUrl: httpUrl,
  scopes: z.array(z.string().min(1)).default(['openid', 'email']),
  /** For a provider whose own script passes signed tokens to the page. */
  idTokens: z.object({ issuer: z.string().min(1), keysUrl: httpUrl }).optional(),
});
export type SocialProviderConfig = z.infer<typeof socialProviderSchema>;

const atMost = 6;

/** Parses the JSON text of an environment variable. */
export const socialProvidersSchema = z
  .string()
  .transform((text, problem): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      problem.addIssue({ code: 'custom', message: 'must be JSON' });
      return z.NEVER;
    }
  })
  .pipe(
    z
      .array(socialProviderSchema)
      .max(atMost)
      .refine((providers) => new Set(providers.map(({ id }) => id)).size === providers.length, {
        message: 'names a provider twice',
      }),
  );
