import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { CaseKind } from '~/domain/cases/kinds';
import { Icon } from '../kit/ui/icons/icon';
import type { IconName } from '../kit/ui/icons/icon-names';
import { caseHref } from './case-href';
import { showDay } from './show-day';

const icons: Record<CaseKind, IconName> = {
  contact: 'message-circle',
  content: 'triangle-alert',
  'intimate-image': 'image',
  complaint: 'megaphone',
  copyright: 'scale',
  'counter-notice': 'pen-line',
  removal: 'eye-off',
  'data-request': 'shield',
  appeal: 'undo-2',
};

interface KindListProps {
  kinds: readonly { kind: CaseKind; dueOn: string }[];
}

/** Lists the kinds of cases, with the date by which a case opened today is answered. */
export function KindList({ kinds }: KindListProps) {
  const { t } = useTranslation('contact');
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {kinds.map(({ kind, dueOn }) => (
        <li key={kind}>
          <Link
            to={caseHref(kind)}
            className="rounded-card border-line bg-card hover:bg-raised flex h-full gap-4 border p-5 transition duration-160"
          >
            <Icon name={icons[kind]} size={20} className="text-rose mt-0.5" />
            <span>
              <span className="type-h3 block">{t(`kind.${kind}.title`)}</span>
              <span className="text-fg-2 mt-1.5 block">{t(`kind.${kind}.text`)}</span>
              <span className="type-caption text-fg-3 mt-2.5 block">
                {t('intake.by', { day: showDay(dueOn) })}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
