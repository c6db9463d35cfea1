import { useHydrated } from '../../kit/ui/behaviour/use-hydrated';
import type { FormOrigin } from './form-origin';
import { generatedSlug, wantsToCreateAi } from '../intents';

/** Carries a form's origin and the person's stored intent through a post. */
export function OriginFields({ place, redirectTo }: FormOrigin) {
  const isHydrated = useHydrated();
  return (
    <>
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      {isHydrated && <input type="hidden" name="generatedSlug" value={generatedSlug() ?? ''} />}
      {isHydrated && wantsToCreateAi() && <input type="hidden" name="creatingAi" value="true" />}
    </>
  );
}
