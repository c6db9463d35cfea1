import * as z from 'zod/mini';
import { useOpenModal } from './open-modal-context';

/** What the open modal is told by its address, or null where that is not what its schema asks for. */
export function useModalMeta<Schema extends z.ZodMiniType>(
  schema: Schema,
): z.output<Schema> | null {
  const { meta } = useOpenModal();
  const read = z.safeParse(schema, meta);
  return read.success ? read.data : null;
}
