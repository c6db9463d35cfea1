import { useTranslation } from 'react-i18next';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { mostMegabytes } from './file-limits';

/** The form to upload a file. */
export function FileForm() {
  const { t } = useTranslation('marks');
  return (
    <ActForm
      action="/made-by-ai"
      encType="multipart/form-data"
      className="rounded-card border-line bg-card max-w-140 space-y-4 border p-5 md:p-7"
    >
      <div>
        <label htmlFor="file" className="type-small text-fg-2 block font-[520]">
          {t('file')}
        </label>
        <input
          id="file"
          type="file"
          name="file"
          required
          accept="image/*,video/mp4,audio/mp4,.m4a"
          aria-describedby="file-note"
          className="rounded-input border-line-form bg-veil file:rounded-small file:bg-veil-2 file:text-fg mt-1.5 block min-h-12 w-full min-w-0 border p-2 text-[0.9375rem] file:me-3 file:min-h-8 file:border-0 file:px-3"
        />
        <p id="file-note" className="type-caption text-fg-3 mt-2">
          {t('note', { megabytes: mostMegabytes })}
        </p>
      </div>
      <SubmitButton size="large" busyLabel={t('busy')}>
        {t('action')}
      </SubmitButton>
    </ActForm>
  );
}
