import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { useSite } from '../kit/site/use-site';
import { Icon } from '../kit/ui/icons/icon';
import type { IconName } from '../kit/ui/icons/icon-names';

/** Asks a person, over any page, whether staff may look at the site as them. */
export function LookQuestion() {
  const { look } = useSite();
  return look?.stage === 'asked' && !look.isStaff ? <Question look={look} /> : null;
}

const facts = [
  { name: 'sees', icon: 'check', tone: 'text-ok' },
  { name: 'chats', icon: 'x', tone: 'text-danger' },
  { name: 'money', icon: 'x', tone: 'text-danger' },
  { name: 'ends', icon: 'clock', tone: 'text-amber' },
  { name: 'log', icon: 'history', tone: 'text-info' },
] as const satisfies readonly { name: string; icon: IconName; tone: string }[];

function Question({ look }: { look: NonNullable<ReturnType<typeof useSite>['look']> }) {
  const { t } = useTranslation('look');
  const { staffName: name, reason, caseReference, minutes } = look;
  return (
    <section
      aria-labelledby="look-title"
      className="border-line-2 bg-card shadow-card fixed inset-x-0 bottom-0 z-50 mx-auto max-h-[90dvh] overflow-y-auto rounded-t-[24px] border p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] md:bottom-6 md:max-w-110 md:rounded-[24px]"
    >
      <h2 id="look-title" className="type-h3">
        {t('ask.title')}
      </h2>
      <p className="text-fg-2 mt-2">
        {caseReference !== null && `${t('ask.case', { case: caseReference })} `}
        {t('ask.text', { name, minutes })}
      </p>
      <blockquote className="border-line-2 text-fg-2 mt-4 border-s-2 ps-4 break-words whitespace-pre-line">
        “{reason}”
      </blockquote>
      <ul className="border-line-2 rounded-card mt-4 grid gap-3 border p-4">
        {facts.map(({ name: fact, icon, tone }) => (
          <li key={fact} className="type-small flex items-center gap-3">
            <Icon name={icon} className={clsx('shrink-0', tone)} />
            {t(`ask.${fact}`)}
          </li>
        ))}
      </ul>
      <ActForm action="/look" className="mt-5 grid grid-cols-2 gap-3">
        <SubmitButton intent="decline" kind="outline" className="w-full">
          {t('ask.no')}
        </SubmitButton>
        <SubmitButton intent="agree" kind="light" className="w-full">
          {t('ask.yes')}
        </SubmitButton>
      </ActForm>
      <p className="type-caption text-fg-3 mt-3 text-center">{t('ask.lapses')}</p>
    </section>
  );
}
