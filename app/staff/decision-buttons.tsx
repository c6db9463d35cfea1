import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';

interface Choice {
  /** What is sent. */
  value: string;
  /** What it says, and what it does. */
  label: string;
  about: string;
  isGrave?: boolean;
}

interface DecisionButtonsProps {
  /** What is sent along. */
  hidden: Readonly<Record<string, string | number>>;
  choices: readonly Choice[];
}

/** What can be decided, each with what follows from it. */
export function DecisionButtons({ hidden, choices }: DecisionButtonsProps) {
  const { t } = useTranslation('staff');
  return (
    <section aria-labelledby="decide" className="mt-8 max-w-240">
      <h2 id="decide" className="text-[1.0625rem]/6 font-[600]">
        {t('flag.decide')}
      </h2>
      <ul className="divide-line rounded-card border-line-2 bg-card shadow-card mt-3 divide-y border">
        {choices.map(({ value, label, about, isGrave = false }) => (
          <li key={value}>
            <ActForm className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4">
              {Object.entries(hidden).map(([name, sent]) => (
                <input key={name} type="hidden" name={name} value={sent} />
              ))}
              <p id={`about-${value}`} className="text-fg-2 type-small min-w-0 flex-1 basis-60">
                {about}
              </p>
              <SubmitButton
                name="decision"
                value={value}
                kind={isGrave ? 'danger' : 'outline'}
                size="small"
                className="min-h-11"
                aria-describedby={`about-${value}`}
                busyLabel={t('flag.busy')}
              >
                {label}
              </SubmitButton>
            </ActForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
