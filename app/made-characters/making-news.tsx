import { useMakingNews } from './use-making-news';

/** Listens for characters that are made; it shows nothing itself. */
export function MakingNews() {
  useMakingNews();
  return null;
}
