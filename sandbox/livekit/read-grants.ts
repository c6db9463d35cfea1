import { jwtVerify } from 'jose';
import * as z from 'zod';

/** The account shared by a server of rooms and the services that admit people. */
export interface LiveKitAccount {
  key: string;
  secret: string;
}

/** The default account of a sandbox, as in tests. */
export const sandboxLiveKit: LiveKitAccount = {
  key: 'sandbox',
  secret: 'secret-of-livekit-in-the-sandbox',
};

const claimsSchema = z.object({
  sub: z.string().min(1),
  video: z.object({
    room: z.string().min(1),
    roomJoin: z.literal(true),
    canPublish: z.boolean().default(true),
    canPublishSources: z.array(z.string()).optional(),
    canSubscribe: z.boolean().default(true),
    canPublishData: z.boolean().default(true),
  }),
});

/** A participant's identity, room and permissions. */
export interface Grants extends z.infer<typeof claimsSchema.shape.video> {
  identity: string;
}

/** Returns the grants in a token; null if it is of another account, expired, or admits to no room. */
export async function readGrants(
  token: string,
  { key, secret }: LiveKitAccount,
): Promise<Grants | null> {
  try {
    const { payload } = await jwtVerify(token, Buffer.from(secret), {
      algorithms: ['HS256'],
      issuer: key,
      requiredClaims: ['exp'],
    });
    const { sub, video } = claimsSchema.parse(payload);
    return { ...video, identity: sub };
  } catch {
    return null;
  }
}
