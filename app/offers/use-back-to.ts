import * as z from 'zod/mini';
import { safePath } from '../accounts/safe-path';
import { useOpenModal } from '../modals/open-modal-context';
import { useModalMeta } from '../modals/use-modal-meta';

const metaSchema = z.object({ back: z.string() });

/** Where somebody was before they paid; the page below where nobody said. */
export function useBackTo(): { to: string; isChat: boolean } {
  const { closeHref } = useOpenModal();
  const told = useModalMeta(metaSchema)?.back;
  const to = told === undefined ? closeHref : safePath(told);
  return { to, isChat: /^\/chats\/[^/]+/.test(to) };
}
