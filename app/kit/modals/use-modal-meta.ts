import * as z from 'zod/mini';
import { useOpenModal } from './open-modal-context';

/** Returns the parameters of the open modal, or null if they do not match the schema. */
export function useModalMeta<Schema extends z.ZodMiniType>(
  schema: Schema,
): z.output<Schema> | null {
  const { meta } = useOpenModal();
  const read = z.safeParse(schema, meta);
  return read.success ? read.data : null;
}
