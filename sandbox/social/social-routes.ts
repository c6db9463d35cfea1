import { json, Router, urlencoded, type Request, type Response } from 'express';
import * as z from 'zod';
import { behaveBadly } from '../control/behave-badly';
import type { SandboxContext } from '../sandbox-provider';
import { authorizationSchema, sendAuthorizePage } from './authorize-page';
import type { Grants } from './grants';
import type { Signer } from './id-tokens';
import { claimsOf, personaSchema } from './persona';

interface Parts {
  grants: Grants;
  signer: Signer;
}

const answerSchema = authorizationSchema.extend({
  ...personaSchema.shape,
  answer: z.enum(['continue', 'cancel']).default('continue'),
});

const tokenSchema = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string().min(1),
  redirect_uri: z.string().min(1),
  code_verifier: z.string().min(43).max(128),
  client_id: z.string().optional(),
});

const idTokenSchema = personaSchema.extend({
  clientId: z.string().min(1),
  issuer: z.string().optional(),
  age: z.number().int().optional(),
});

const issuerOf = (provider: string) => `sandbox:${provider}`;

/** Serves /social/{provider}/…: the consent page, and the calls of OAuth 2 and OpenID Connect behind it. */
export function socialRoutes(context: SandboxContext, { grants, signer }: Parts): Router {
  const router = Router();
  const form = urlencoded({ extended: false });

  router.get('/social/keys', (_request, response) => {
    response.json(signer.keys);
  });

  router.get('/social/:provider/authorize', (request, response) => {
    const parsed = authorizationSchema.safeParse(request.query);
    if (!parsed.success) return refuse(response, parsed.error);
    const { provider } = request.params;
    sendAuthorizePage(response, { ...context, provider, request: parsed.data });
  });

  router.post('/social/:provider/authorize', form, (request, response) => {
    const answered = answerSchema.safeParse(request.body);
    if (!answered.success) return refuse(response, answered.error);
    response.redirect(303, wayBack(grants, request.params.provider, answered.data));
  });

  router.post('/social/:provider/token', form, async (request, response) => {
    if (await behaveBadly(context, 'social', request, response)) return;
    const tokens = await exchange({ grants, signer }, request.params.provider, request);
    if (tokens) response.set('cache-control', 'no-store').json(tokens);
    else response.status(400).json({ error: 'invalid_grant' });
  });

  router.get('/social/:provider/userinfo', async (request, response) => {
    if (await behaveBadly(context, 'social', request, response)) return;
    const token = /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1] ?? '';
    const grant = grants.find(token);
    if (grant?.provider !== request.params.provider) {
      response.status(401).json({ error: 'invalid_token' });
      return;
    }
    response.json(claimsOf(grant.provider, grant.persona));
  });

  // Returns a token as a provider's own script would pass it to the page.
  router.post('/social/:provider/id-token', json(), async (request, response) => {
    const parsed = idTokenSchema.safeParse(request.body);
    if (!parsed.success) return refuse(response, parsed.error);
    const { provider = '' } = request.params;
    const { clientId, issuer = issuerOf(provider), age, ...persona } = parsed.data;
    const token = await signer.sign({
      issuer,
      audience: clientId,
      claims: claimsOf(provider, persona),
      ...(age === undefined ? {} : { age }),
    });
    response.status(201).json({ token });
  });
  return router;
}

/**
 * Returns the address to which the consent page sends a person back: with a code, or with their refusal.
 */
function wayBack(grants: Grants, provider: string, answered: z.infer<typeof answerSchema>): string {
  const back = new URL(answered.redirect_uri);
  back.searchParams.set('state', answered.state);
  if (answered.answer === 'cancel') {
    back.searchParams.set('error', 'access_denied');
    return back.href;
  }
  const code = grants.issue({
    provider,
    clientId: answered.client_id,
    returnUrl: answered.redirect_uri,
    challenge: answered.code_challenge,
    nonce: answered.nonce,
    persona: personaSchema.parse(answered),
  });
  back.searchParams.set('code', code);
  return back.href;
}

/** Returns the tokens for a code; null if the code is not valid or belongs to another client. */
async function exchange({ grants, signer }: Parts, provider: string, request: Request) {
  const parsed = tokenSchema.safeParse(request.body);
  const exchanged =
    parsed.success &&
    grants.exchange(parsed.data.code, {
      provider,
      clientId: clientOf(request) ?? parsed.data.client_id ?? '',
      returnUrl: parsed.data.redirect_uri,
      verifier: parsed.data.code_verifier,
    });
  if (!exchanged) return null;
  const { token, grant } = exchanged;
  return {
    access_token: token,
    token_type: 'Bearer',
    expires_in: 3_600,
    id_token: await signer.sign({
      issuer: issuerOf(provider),
      audience: grant.clientId,
      claims: {
        ...claimsOf(provider, grant.persona),
        ...(grant.nonce === undefined ? {} : { nonce: grant.nonce }),
      },
    }),
  };
}

/** Returns the client from its Basic credentials (RFC 6749, 2.3.1). */
function clientOf(request: Request): string | undefined {
  const [, credentials] = /^Basic (\S+)$/.exec(request.get('authorization') ?? '') ?? [];
  if (!credentials) return undefined;
  const [id = ''] = Buffer.from(credentials, 'base64').toString('utf8').split(':');
  return decodeURIComponent(id);
}

function refuse(response: Response, error: z.ZodError): void {
  response
    .status(400)
    .json({ error: 'invalid_request', error_description: z.prettifyError(error) });
}
