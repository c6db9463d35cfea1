import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { LocalTime } from '../kit/site/local-time';
import { useSite } from '../kit/site/use-site';
import { Icon } from '../kit/ui/icons/icon';

/** Shows, to both sides and on every page, that staff are looking, with the way to end it. */
export function LookBar() {
  const { look } = useSite();
  // The strings are loaded in a component of their own, so that first pages do not wait for them.
  return look?.stage === 'running' ? <Bar look={look} /> : null;
}

function Bar({ look }: { look: NonNullable<ReturnType<typeof useSite>['look']> }) {
  const { t } = useTranslation('look');
  const { isStaff, staffName, endsAt } = look;
  return (
    <>
      {isStaff && (
        <div
          aria-hidden="true"
          className="border-amber pointer-events-none fixed inset-0 z-60 border-3"
        />
      )}
      <ActForm
        action="/look"
        className="border-amber bg-surface sticky top-0 z-50 flex min-h-13 items-center gap-3 border-b px-4 py-1.5"
      >
        <Icon name="eye" className="text-amber shrink-0" />
        <div className="min-w-0 flex-1">
          <p className="type-small font-[600]">{t(isStaff ? 'bar.staff' : 'bar.person')}</p>
          <p className="type-caption text-fg-2">
            {isStaff ? t('bar.closed') : t('bar.who', { name: staffName })}{' '}
            {endsAt && (
              <span>
                {t('bar.until')} <LocalTime at={endsAt} format={{ timeStyle: 'short' }} />
              </span>
            )}
          </p>
        </div>
        <SubmitButton intent="end" kind="light" size="small" className="min-h-11">
          {t('bar.end')}
        </SubmitButton>
      </ActForm>
    </>
  );
}
