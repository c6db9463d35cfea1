import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { iconButtonClass } from '../kit/ui/buttons/icon-button';
import { Icon } from '../kit/ui/icons/icon';
import { WizardProgress } from '../wizards/wizard-progress';
import type { StepView } from '../wizards/step-view';
import { myAiHref } from './making-hrefs';

/** The head of a step: where the person is, the way back, and the way out, which keeps everything. */
export function CreateHeader({ progress }: { progress: StepView['progress'] }) {
  const { t } = useTranslation('create');
  return (
    <header className="flex items-center gap-2">
      <div className="min-w-0 flex-1">
        <WizardProgress {...progress} />
      </div>
      <Link to={myAiHref} aria-label={t('leave')} className={iconButtonClass('plain')}>
        <Icon name="x" size={20} />
      </Link>
    </header>
  );
}
