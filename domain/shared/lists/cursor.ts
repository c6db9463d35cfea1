import type * as z from 'zod';
import { isSignedBy, sign } from '../sealing/signature';

const separator = '.';

/** Opaque signed page cursors, which a client can store but not forge. */
export interface CursorCodec {
  write(position: unknown): string;
  /** Returns the position; null if the cursor is forged, changed or of another list. */
  read<Schema extends z.ZodType>(schema: Schema, cursor: string): z.infer<Schema> | null;
}

/** Creates a codec for positions in JSON, signed with this product's key. */
export function createCursorCodec(key: Buffer): CursorCodec {
  return {
    write(position) {
      const body = Buffer.from(JSON.stringify(position)).toString('base64url');
      return body + separator + sign(key, body);
    },
    read(schema, cursor) {
      const [body, signature, ...rest] = cursor.split(separator);
      if (!body || !signature || rest.length > 0 || !isSignedBy(key, body, signature)) return null;
      const parsed = schema.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
      return parsed.success ? parsed.data : null;
    },
  };
}
