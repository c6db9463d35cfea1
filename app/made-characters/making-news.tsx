import { useCreatingReturn } from './use-creating-return';
import { useMakingNews } from './use-making-news';

/**
 * Listens for characters that are made, and leads people back who were creating one before they signed in;
 * it shows nothing itself.
 */
export function MakingNews() {
  useMakingNews();
  useCreatingReturn();
  return null;
}
