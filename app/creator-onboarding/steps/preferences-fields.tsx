import type { FieldMetadata } from '@conform-to/react';
import { useTranslation } from 'react-i18next';
import { pictureKinds } from '~/domain/creator-onboarding/picture-rules';
import { FieldNote } from '../../kit/ui/fields/text-field';
import { useOwnForm } from '../../kit/forms/form';
import { Icon } from '../../kit/ui/icons/icon';
import type { StepView } from '../../wizards/step-view';
import type { StepFields } from '../../wizards/wizard-fields';
import { ChipChoices } from './chip-choices';
import { TwoLines } from '../../kit/ui/marks/two-lines';

interface PreferencesFieldsProps {
  view: StepView;
  fields: StepFields;
}

/** The fields of the twin's pictures: the level, the kinds, and the things it is never shown with. */
export function PreferencesFields({ view, fields }: PreferencesFieldsProps) {
  const { t } = useTranslation('onboarding');
  const fieldOf = (wanted: string) => view.fields.find(({ name }) => name === wanted);
  const [levels, never] = [fieldOf('photoPreferences'), fieldOf('never')];
  const { photoPreferences, kinds } = fields;
  return (
    <>
      {levels && photoPreferences && levels.options.length > 1 ? (
        <ChipChoices field={levels} meta={photoPreferences} />
      ) : (
        <div className="rounded-card border-line-2 bg-card shadow-card flex items-center gap-4 border p-5">
          <input type="hidden" name="photoPreferences" value="Sfw" />
          <Icon name="shirt" size={23} className="text-ok shrink-0" />
          <span className="min-w-0 flex-1">
            <span className="block font-[560]">{t('preferences.dressed')}</span>
            <span className="type-small text-fg-3 block">{t('preferences.dressed-text')}</span>
          </span>
          <Icon name="lock" size={20} className="text-fg-2 shrink-0" />
        </div>
      )}
      {kinds && <Kinds meta={kinds} isFirst={view.progress.steps[4]?.state === 'open'} />}
      {never && fields['never'] && (
        <ChipChoices field={never} meta={fields['never']} fixed={t('preferences.children')} />
      )}
    </>
  );
}

/** Kinds of pictures, each with Yes or Never; a kind is sent only if it is allowed. */
function Kinds({ meta, isFirst }: { meta: FieldMetadata<string>; isFirst: boolean }) {
  const { t } = useTranslation('onboarding');
  const { errorText } = useOwnForm();
  const chosen = [meta.initialValue ?? []].flat();
  return (
    <fieldset>
      <legend className="type-h3">{t('preferences.kinds')}</legend>
      <ul className="rounded-card border-line-2 bg-card shadow-card divide-line mt-3 divide-y border px-5">
        {pictureKinds.map((kind) => (
          <li key={kind}>
            <label className="has-focus-visible:outline-focus rounded-small relative flex min-h-17 items-center gap-3 py-2.5 has-focus-visible:outline-2">
              <TwoLines title={t(`option.kinds.${kind}`)} text={t(`about.kinds.${kind}`)} />
              <input
                type="checkbox"
                name={meta.name}
                value={kind}
                defaultChecked={isFirst || chosen.includes(kind)}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span
                aria-hidden
                className="bg-veil-2 peer-checked:[&>:first-child]:bg-light peer-checked:[&>:first-child]:text-on-light peer-not-checked:[&>:last-child]:bg-light peer-not-checked:[&>:last-child]:text-on-light text-fg-2 flex rounded-full p-1 text-[0.84375rem] font-[540]"
              >
                <span className="flex h-9 items-center rounded-full px-4">
                  {t('preferences.yes')}
                </span>
                <span className="flex h-9 items-center rounded-full px-3.5">
                  {t('preferences.never')}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <FieldNote id={meta.errorId} error={errorText(meta.errors)} />
    </fieldset>
  );
}
