import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';

/**
 * Opens the draft of a person who signed in on another page while they were creating a character, once no
 * modal is open. The address says so (`creating_ai`).
 */
export function useCreatingReturn(): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const isDue =
    query.get('creating_ai') === 'true' &&
    !query.has('modal') &&
    !pathname.startsWith('/create-ai');
  useEffect(() => {
    if (isDue) void navigate('/create-ai', { replace: true });
  }, [isDue, navigate]);
}
