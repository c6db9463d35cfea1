import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Form } from '../kit/forms/form';
import { useAct } from '../kit/forms/use-form';
import type { CharacterProfile } from './presenters/character-for-fan';
import { useFetcherResponse } from '../kit/forms/use-fetcher-response';
import { ModalLink } from '../kit/modals/modal-link';
import { useSite } from '../kit/site/use-site';
import { Button } from '../kit/ui/buttons/button';
import { buttonClass, type ButtonSize } from '../kit/ui/buttons/button-class';
import { Icon } from '../kit/ui/icons/icon';
import { notify } from '../kit/ui/feedback/notify';
import { useHydrated } from '../kit/ui/behaviour/use-hydrated';

interface FollowButtonProps {
  character: Pick<CharacterProfile, '_id' | 'firstName' | 'isFollowed'>;
  size?: ButtonSize;
  /** Called with the state after the site's response. */
  onSettled?: (isFollowed: boolean) => void;
}

export type FollowResponse = { ok: true; isFollowed: boolean } | { ok: false };

/** Follows or unfollows a character. A visitor is invited to create an account. */
export function FollowButton({ character, size = 'large', onSettled }: FollowButtonProps) {
  const { _id, firstName, isFollowed } = character;
  const { t } = useTranslation('follow');
  const { viewer } = useSite();
  const { pathname, search } = useLocation();
  const isHydrated = useHydrated();
  const { form, response } = useAct<FollowResponse>({
    key: `follow-${_id}`,
    action: `/follows/${_id}`,
  });
  useFetcherResponse(response, (answer) => {
    if (answer.ok) onSettled?.(answer.isFollowed);
    else notify({ kind: 'danger', text: t('failed') });
  });
  if (viewer.kind !== 'member') {
    return (
      <ModalLink
        modal={viewer.kind === 'visitor' ? 'signUpModal' : 'otpModal'}
        meta={{ source: 'follow_model' }}
        className={buttonClass({ kind: 'soft', size })}
      >
        <Icon name="plus" size={size === 'small' ? 16 : 18} />
        <FollowLabel size={size} text={t('follow')} firstName={firstName} />
      </ModalLink>
    );
  }
  const submitted = form.sent?.get('follow');
  const settled = response?.ok ? response.isFollowed : isFollowed;
  const follows = submitted === undefined || submitted === null ? settled : submitted === 'yes';
  return (
    <Form form={form}>
      <input type="hidden" name="redirectTo" value={pathname + search} />
      {isHydrated && <input type="hidden" name="stay" value="1" />}
      <Button
        type="submit"
        name="follow"
        value={follows ? 'no' : 'yes'}
        aria-pressed={follows}
        aria-busy={form.isBusy}
        kind="soft"
        size={size}
        icon={follows ? 'check' : 'plus'}
      >
        <FollowLabel size={size} text={t(follows ? 'following' : 'follow')} firstName={firstName} />
      </Button>
    </Form>
  );
}

interface FollowLabelProps {
  size: ButtonSize;
  text: string;
  firstName: string;
}

/** Hides the text beside a name on a narrow phone, where the name needs the room. */
function FollowLabel({ size, text, firstName }: FollowLabelProps) {
  return (
    <span className={size === 'small' ? 'max-[400px]:sr-only' : undefined}>
      {text} <span className="sr-only">{firstName}</span>
    </span>
  );
}
