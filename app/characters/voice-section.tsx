import { useTranslation } from 'react-i18next';
import type { DrawnVoice } from './presenters/character-for-fan';
import { SectionHeading } from '../kit/ui/marks/section-heading';
import { VoiceCard } from './voice-card';

interface VoiceSectionProps {
  characters: DrawnVoice[];
}

export function VoiceSection({ characters }: VoiceSectionProps) {
  const { t } = useTranslation('characters');
  if (characters.length === 0) return null;
  return (
    <section aria-labelledby="available-for-voice-call" className="mt-8 md:mt-9.5">
      <SectionHeading
        id="available-for-voice-call"
        title={t('section.callable')}
        more={{ to: '/characters?feed=callable', label: t('section.all-callable') }}
      />
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3">
        {characters.map((character, index) => (
          <li key={character._id} className={index === 2 ? 'md:max-xl:hidden' : undefined}>
            <VoiceCard character={character} />
          </li>
        ))}
      </ul>
    </section>
  );
}
