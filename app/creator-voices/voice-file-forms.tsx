import { voiceEmotions } from '~/domain/creator-voices/emotions';
import { fileFormId } from './sample-row';

/** The forms that send files without scripts; their fields are among the emotions. */
export const VoiceFileForms = ({ action }: { action: string }) =>
  voiceEmotions.map((emotion) => (
    <form
      key={emotion}
      id={fileFormId(emotion)}
      action={action}
      method="post"
      encType="multipart/form-data"
      hidden
    >
      <input type="hidden" name="intent" value="sample" />
      <input type="hidden" name="emotion" value={emotion} />
    </form>
  ));
