import { jwtVerify } from 'jose';
import * as z from 'zod';

/** What a server of rooms and those who let people in share. */
export interface LiveKitAccount {
  key: string;
  secret: string;
}

/** The account of a sandbox that is given none, as in tests. */
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

/** Who may join which room, and what they may do there. */
export interface Grants extends z.infer<typeof claimsSchema.shape.video> {
  identity: string;
}

/** What a token grants; null where it is not of this account, out of date, or lets nobody into a room. */
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
