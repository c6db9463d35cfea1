import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Form } from '../kit/forms/form';
import { useAct } from '../kit/forms/use-form';
import { SettingsSection } from '../kit/shell/settings-section';
import { SwitchButton } from '../kit/ui/buttons/switch-button';
import { backField, playAnchor, playIntents, questsPath } from './play-place';

interface PlaySwitchProps {
  isOn: boolean;
  /** The page that shows the switch. */
  page: string;
}

/** The setting that switches gamification off for a person, and on again. */
export function PlaySwitch({ isOn, page }: PlaySwitchProps) {
  const { t } = useTranslation('quests');
  const { form } = useAct({ key: 'play switch', action: questsPath });
  const sent = form.sent?.get('intent');
  const isShownOn = sent ? sent === playIntents.on : isOn;
  return (
    <SettingsSection id={playAnchor} title={t('setting.title')} about={t('setting.about')}>
      <Form form={form} className="flex items-center gap-4">
        <input type="hidden" name={backField} value={`${page}#${playAnchor}`} />
        <div className="min-w-0 flex-1">
          <p id="play-switch" className="font-[560]">
            {t('setting.label')}
          </p>
          <p id="play-switch-about" className="type-small text-fg-2">
            {t(isShownOn ? 'setting.on' : 'setting.off')}
          </p>
        </div>
        <SwitchButton
          isOn={isShownOn}
          intents={playIntents}
          isBusy={form.isBusy}
          labelledBy="play-switch"
          describedBy="play-switch-about"
        />
      </Form>
      <Link to={questsPath} className="type-small mt-3 inline-block underline">
        {t('setting.open')}
      </Link>
    </SettingsSection>
  );
}
