import type * as z from 'zod';
import { isSignedBy, sign } from '../sealing/signature';

const separator = '.';

/** Opaque signed page marks: a client can carry one but not make one up. */
export interface CursorCodec {
  write(position: unknown): string;
  /** The position, or null when the mark is foreign, changed or of another list's shape. */
  read<Schema extends z.ZodType>(schema: Schema, cursor: string): z.infer<Schema> | null;
}

/** Positions are JSON; the signature binds them to this product's secret. */
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
