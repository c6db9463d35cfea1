import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { withoutModals } from '../../kit/modals/modal-keys';
import { LoadedModal } from '../../kit/modals/loaded-modal';
import { ModalTitle } from '../../kit/modals/modal-title';
import { Avatar } from '../../kit/ui/media/avatar';
import { Notice } from '../../kit/ui/feedback/notice';
import type { readBlockSheet } from '../server/read-block-sheet.server';
import { UnblockForm } from '../unblock-form';

/** Explains the effects of a block, with the button that blocks the character. */
export default function BlockModal() {
  const { t } = useTranslation('follow');
  return (
    <LoadedModal<typeof readBlockSheet> height="h-80" gone={t('block.nobody')}>
      {(data) => <Sheet data={data} />}
    </LoadedModal>
  );
}

type Sheet = NonNullable<Awaited<ReturnType<typeof readBlockSheet>>>;

function Sheet({ data }: { data: Sheet }) {
  const { t } = useTranslation('follow');
  const { firstName, avatar, isBlocked, isMember } = data;
  const { pathname, search } = useLocation();
  const left = withoutModals(new URLSearchParams(search)).toString();
  return (
    <div className="px-4 pt-11 pb-7 md:p-10">
      <div className="mb-4 flex items-center gap-3.5 pe-10">
        <Avatar src={avatar} className="size-12" />
        <ModalTitle className="type-h2">
          {t(isBlocked ? 'block.is-on' : 'block.title', { name: firstName })}
        </ModalTitle>
      </div>
      {isBlocked ? (
        <UnblockForm character={data} />
      ) : (
        <>
          <p className="text-fg-2">{t('block.text', { name: firstName })}</p>
          {isMember && (
            <div className="mt-4">
              <Notice
                kind="info"
                action={
                  <Link
                    to="/settings/memberships"
                    className="rounded-small underline underline-offset-2"
                  >
                    {t('block.memberships')}
                  </Link>
                }
              >
                {t('block.member', { name: firstName })}
              </Notice>
            </div>
          )}
          <ActForm action={`/blocks/${data._id}`} className="mt-6">
            <input type="hidden" name="block" value="yes" />
            <input
              type="hidden"
              name="redirectTo"
              value={left === '' ? pathname : `${pathname}?${left}`}
            />
            <SubmitButton
              kind="danger"
              size="large"
              className="w-full"
              busyLabel={t('block.doing')}
            >
              {t('block.action', { name: firstName })}
            </SubmitButton>
          </ActForm>
        </>
      )}
    </div>
  );
}
