import { useTranslation } from 'react-i18next';
import { SubmitButton } from '../kit/forms/form';
import { PlayForm } from './play-form';
import { playIntents } from './play-place';
import type { NotPlaying } from './server/read-quests.server';

/** Says why a person does not play; one who has switched it off can switch it on. */
export function NotPlayingNotice({ kind }: NotPlaying) {
  const { t } = useTranslation('quests');
  return (
    <section className="border-line-2 bg-card rounded-card max-w-160 border p-6">
      <h2 className="type-h3">{t(`${kind}.title`)}</h2>
      <p className="text-fg-2 mt-2">{t(`${kind}.text`)}</p>
      {kind === 'off' && (
        <PlayForm id="on" className="mt-5">
          <SubmitButton intent={playIntents.on} kind="soft">
            {t('off.on')}
          </SubmitButton>
        </PlayForm>
      )}
    </section>
  );
}
