import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTimeFormat } from '../kit/i18n/date-time-format';
import { useSite } from '../kit/site/use-site';
import { Notice } from '../kit/ui/feedback/notice';
import type { FileAnswer } from './file-answer';

/** Shows what was found in a file, in a sentence and with the known details. */
export function AnswerCard({ answer }: { answer: FileAnswer }) {
  const { t } = useTranslation('marks');
  const { product } = useSite();
  const name = { product: product.name };
  switch (answer.kind) {
    case 'ours':
      return (
        <Found kind="ok" title={t('ours.title', name)}>
          {t(answer.isGenerated ? 'ours.generated' : 'ours.shown', name)}
          <OwnFileDetails answer={answer} />
        </Found>
      );
    case 'changed':
      return (
        <Found kind="warm" title={t('changed.title')}>
          {t('changed.text', name)}
        </Found>
      );
    case 'not-ours':
      return (
        <Found kind="info" title={t('not-ours.title', name)}>
          {t(answer.saysGenerated ? 'not-ours.says-generated' : 'not-ours.text', name)}
        </Found>
      );
    default:
      return <Notice kind="danger">{t(`no.${answer.kind}`)}</Notice>;
  }
}

interface FoundProps {
  kind: 'ok' | 'info' | 'warm';
  title: string;
  children: ReactNode;
}

function Found({ kind, title, children }: FoundProps) {
  const icon = kind === 'warm' ? { icon: 'circle-alert' as const } : {};
  return (
    <Notice kind={kind} {...icon}>
      <h2 className="font-[560]">{title}</h2>
      <div className="mt-1">{children}</div>
    </Notice>
  );
}

function OwnFileDetails({
  answer: { what, day },
}: {
  answer: Extract<FileAnswer, { kind: 'ours' }>;
}) {
  const { t } = useTranslation('marks');
  const { locale } = useSite();
  const format = dateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
      <dt>{t('known.what')}</dt>
      <dd>{t(`what.${what}`)}</dd>
      {day !== null && (
        <>
          <dt>{t('known.day')}</dt>
          <dd>{format.format(new Date(day))}</dd>
        </>
      )}
    </dl>
  );
}
