import { useLocation, useNavigate, useSearchParams } from '@remix-run/react';
import { useCallback, useEffect } from 'react';
import type { SiteViewer } from '../components/shell/site-viewer';
import { chooseModal } from './choose-modal';
import { askedModal, passingParameter, withoutModals } from './modal-keys';
import type { ModalName } from './registry';

interface OpenModal {
  name: ModalName;
  /** The page without it, for those who close it by a link. */
  closeHref: string;
  close(): void;
}

/** The modal that stands open by the address, if one does. */
export function useOpenModal(viewer: SiteViewer['kind']): OpenModal | null {
  const location = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const asked = askedModal(search) ?? passedModal(location.state);
  const name = chooseModal(asked, viewer);

  const kept = withoutModals(search).toString();
  const closeHref = location.pathname + (kept && `?${kept}`);
  const close = useCallback(
    () => navigate(closeHref, { replace: true, preventScrollReset: true }),
    [navigate, closeHref],
  );
  usePassingParameter(name);
  return name && { name, closeHref, close };
}

/** open_modal leaves the address once it has been read; the modal then stands in the history entry. */
function usePassingParameter(name: string | null) {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const search = new URLSearchParams(location.search);
    if (!search.has(passingParameter)) return;
    search.delete(passingParameter);
    navigate(
      { pathname: location.pathname, search: search.toString(), hash: location.hash },
      { replace: true, preventScrollReset: true, state: name ? { passedModal: name } : null },
    );
  }, [location, name, navigate]);
}

function passedModal(state: unknown): string | null {
  const isPassed = typeof state === 'object' && state !== null && 'passedModal' in state;
  return isPassed && typeof state.passedModal === 'string' ? state.passedModal : null;
}
